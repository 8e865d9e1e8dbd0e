import { OwnSessions } from '@portal/shared/ownSessions';
import { FormPage } from '../../parts/formPage/FormPage.tsx';

/** /sign/me/sessions: where the member is logged in. */
export default function SessionsPage() {
  return (
    <FormPage
      title="로그인한 기기"
      lead="회원님의 아이디로 로그인한 기기입니다. 모르는 기기가 있으면 로그아웃하시고 비밀번호를 바꿔주세요."
    >
      <OwnSessions />
    </FormPage>
  );
}
