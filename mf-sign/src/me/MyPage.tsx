import { useState } from 'react';
import { useItem } from '@portal/shared/client';
import { fetchUser } from '@portal/shared/contract/user';
import { formatBirth, formatDate } from '@portal/shared/format';
import { RosterState } from '@portal/shared/roster';
import { PATHS } from '@portal/shared/section';
import { readSession } from '@portal/shared/session';
import { Actions, ButtonLink, DescriptionList, ErrorState, Section, Skeleton } from '@portal/shared/ui';
import { FormPage } from '../parts/formPage/FormPage.tsx';
import { industryName } from '../parts/industries.ts';
import { ConsentRecords } from './consents/ConsentRecords.tsx';
import { DueConsents } from './consents/DueConsents.tsx';
import { ForeignRequestNotice } from './correction/ForeignRequestNotice.tsx';
import { useFreshName } from './correction/useFreshName.ts';
import { Hygiene } from './hygiene/Hygiene.tsx';
import { NOTICES_ID, SETTINGS_ID } from './matters/headings.ts';
import { NoticeChannels } from './notices/NoticeChannels.tsx';
import { ReceivedNotices } from './notices/ReceivedNotices.tsx';
import { PasswordChange } from './password/PasswordChange.tsx';
import { PhoneChange } from './phone/PhoneChange.tsx';
import { ProfileForm } from './profile/ProfileForm.tsx';
import { MyTasks } from './tasks/MyTasks.tsx';
import { Withdrawal } from './withdrawal/Withdrawal.tsx';

/** /sign/me: a member's pending items, next dates and notices, and the account's data, which can be changed here. */
export default function MyPage() {
  // Read once: closing the account ends the session while this page is still shown.
  const [user] = useState(() => readSession()?.user ?? null);
  const { data: profile, error, retry } = useItem(fetchUser, {}, { enabled: user !== null });
  useFreshName(profile?.name);
  // The shell is leaving: another navigation would close its message.
  if (!user) return null;
  return (
    <FormPage title="마이페이지" lead={`${user.name} 님의 신청과 일정, 받은 알림과 정보를 한곳에서 보실 수 있습니다.`}>
      <ForeignRequestNotice />
      <MyTasks />
      <Section
        id={NOTICES_ID}
        title="받은 알림"
        lead="계정, 신청, 결제, 환불, 결과와 자격증에 대해 알려드린 내용입니다."
      >
        <ReceivedNotices />
      </Section>
      <Section id={SETTINGS_ID} title="내 정보" lead="회원님의 정보를 확인하고, 아래에서 바꾸실 수 있습니다.">
        {error && !profile && <ErrorState message={error.message} onRetry={retry} />}
        {!profile && !error && <Skeleton lines={8} height="2rem" />}
        {profile && (
          <DescriptionList
            items={[
              { term: '아이디', description: profile.userId },
              { term: '이름', description: profile.name },
              { term: '생년월일', description: formatBirth(profile.userBirth) || '등록되지 않음' },
              { term: '업종', description: industryName(profile.industryType) || '등록되지 않음' },
              { term: '가입일', description: formatDate(profile.joinDate) },
            ]}
          />
        )}
        {profile && (
          <Actions>
            <ButtonLink variant="secondary" to={PATHS.correction}>
              이름·생년월일 정정 요청
            </ButtonLink>
          </Actions>
        )}
      </Section>
      <Section
        title="위생교육 명단"
        lead="업소가 있는 회원을 식품의약품안전처에 통보해드리고, 등록되면 문자로 알려드립니다."
      >
        <RosterState />
      </Section>
      <Section title="위생교육 이수" lead="교육장에서 받은 기록입니다. 수료한 뒤 기록이 들어올 때까지 며칠 걸립니다.">
        <Hygiene />
      </Section>
      {profile && (
        <>
          <Section title="알림 받는 방법">
            <NoticeChannels />
          </Section>
          <Section title="휴대폰">
            <PhoneChange userId={profile.userId} name={profile.name} userPhone={profile.userPhone} />
          </Section>
          <Section title="연락처와 업소">
            <ProfileForm profile={profile} />
          </Section>
          <Section
            title="동의 기록"
            lead="약관과 개인정보 처리, 마케팅 정보 수신에 언제 어떤 내용으로 동의하셨는지 보여드립니다."
          >
            <DueConsents />
            <ConsentRecords />
          </Section>
          <Section title="비밀번호 변경">
            <PasswordChange userId={profile.userId} />
          </Section>
          <Section title="로그인한 기기" lead="어디에서 로그인했는지 보고, 다른 기기에서 로그아웃하실 수 있습니다.">
            <Actions>
              <ButtonLink variant="secondary" to={PATHS.sessions}>
                로그인한 기기 보기
              </ButtonLink>
            </Actions>
          </Section>
          <Section title="회원 탈퇴">
            <Withdrawal userId={profile.userId} />
          </Section>
        </>
      )}
    </FormPage>
  );
}
