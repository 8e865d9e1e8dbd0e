import { useMutation } from '@portal/shared/client';
import { findId } from '@portal/shared/contract/user';
import { openDialog } from '@portal/shared/overlay';
import { useNavigate } from '@portal/shared/router';
import { Actions, Button, ButtonLink, Card, TextLink } from '@portal/shared/ui';
import { FormPage } from '../../parts/formPage/FormPage.tsx';
import { PhoneVerification } from '../../parts/phoneVerification/PhoneVerification.tsx';
import { useWayBack } from '../../parts/returnPath.ts';
import { FindByIdentity } from '../identity/FindByIdentity.tsx';
import { useVerifiedPerson } from '../useVerifiedPerson.ts';

/** /sign/find/id */
export default function FindIdPage() {
  const navigate = useNavigate();
  const { state } = useWayBack();
  const { changeProgress, askFor, phone, setPerson, isChecking } = useVerifiedPerson('findId');
  const find = useMutation(findId, { quiet: true });

  const showFoundId = () =>
    askFor(async (person) => {
      const { userId, joinDate } = await find.mutate(person);
      const choice = await openDialog(() => import('./FoundIdDialog.tsx'), { userId, joinDate });
      if (choice === 'findPassword') changeProgress({ userId });
      if (choice) await navigate(choice === 'signIn' ? '/sign/in' : '/sign/find/password/step1', { state });
    });

  return (
    <FormPage title="아이디 찾기" lead="가입하실 때 등록한 이름과 휴대폰 번호를 인증하시면 아이디를 알려드립니다.">
      <Card>
        <PhoneVerification {...phone} />
      </Card>
      <FindByIdentity path="/sign/find/id" onPerson={setPerson} />
      <p>
        가입하신 휴대폰을 쓸 수 없으신가요?{' '}
        <TextLink to="/sign/find/phone" state={state}>
          휴대폰 번호 변경 요청
        </TextLink>
      </p>
      <Actions>
        <ButtonLink to="/sign/in" state={state} variant="secondary" size="large">
          로그인으로 돌아가기
        </ButtonLink>
        <Button size="large" busy={find.isPending || isChecking} onClick={() => void showFoundId()}>
          아이디 찾기
        </Button>
      </Actions>
    </FormPage>
  );
}
