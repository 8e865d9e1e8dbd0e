import { CORRECTION_DAYS } from '@portal/shared/contract/user';
import { Actions, AssociationPhone, ButtonLink, Callout } from '@portal/shared/ui';
import { useWayBack } from '../../parts/returnPath.ts';

/** Next steps of the request, with their times. */
export function AskedPhone({ correctionNo }: { correctionNo: number }) {
  const { state } = useWayBack();
  return (
    <>
      <div role="status">
        <Callout tone="success" title="휴대폰 번호 변경 요청이 접수되었습니다.">
          접수번호는 {correctionNo}번입니다.
        </Callout>
      </div>
      <ol>
        <li>가입하신 휴대폰과 이메일로 요청이 있었음을 바로 알리고, 하루 동안 기다립니다.</li>
        <li>
          그 뒤 협회 직원 두 사람이 서류를 확인해 {CORRECTION_DAYS}일 안에 처리하고, 새 번호로 문자를 보내드립니다.
        </li>
        <li>번호가 바뀌면 ‘비밀번호 찾기’에서 새 번호로 인증하고 비밀번호를 다시 정하실 수 있습니다.</li>
      </ol>
      <p>
        궁금하신 점은 <AssociationPhone />로 전화해주세요.
      </p>
      <Actions>
        <ButtonLink to="/sign/in" state={state} variant="secondary" size="large">
          로그인으로 돌아가기
        </ButtonLink>
      </Actions>
    </>
  );
}
