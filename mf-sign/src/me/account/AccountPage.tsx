import { useState } from 'react';
import { PATHS } from '@portal/shared/section';
import { readSession } from '@portal/shared/session';
import { Actions, ButtonLink, Section } from '@portal/shared/ui';
import { FormPage } from '../../parts/formPage/FormPage.tsx';
import { ConsentRecords } from '../consents/ConsentRecords.tsx';
import { DueConsents } from '../consents/DueConsents.tsx';
import { PasswordChange } from '../password/PasswordChange.tsx';
import { Withdrawal } from '../withdrawal/Withdrawal.tsx';

/** /sign/me/account: password, logged-in devices, consents, and closing the account. */
export default function AccountPage() {
  // Read once: closing the account ends the session while this page is still shown.
  const [user] = useState(() => readSession()?.user ?? null);
  // The shell is leaving: another navigation would close its message.
  if (!user) return null;
  return (
    <FormPage
      title="비밀번호와 동의 기록"
      lead="비밀번호를 바꾸고, 로그인한 기기와 동의하신 내용을 확인하실 수 있습니다."
    >
      <Section title="비밀번호 변경">
        <PasswordChange userId={user.userId} />
      </Section>
      <Section title="로그인한 기기" lead="어디에서 로그인했는지 보고, 다른 기기에서 로그아웃하실 수 있습니다.">
        <Actions>
          <ButtonLink variant="secondary" to={PATHS.sessions}>
            로그인한 기기 보기
          </ButtonLink>
        </Actions>
      </Section>
      <Section
        title="동의 기록"
        lead="약관과 개인정보 처리, 마케팅 정보 수신에 언제 어떤 내용으로 동의하셨는지 보여드립니다."
      >
        <DueConsents />
        <ConsentRecords />
      </Section>
      <Section title="회원 탈퇴">
        <Withdrawal userId={user.userId} />
      </Section>
    </FormPage>
  );
}
