import { useItem } from '@portal/shared/client';
import { fetchUser, type UserProfile } from '@portal/shared/contract/user';
import { formatBirth, formatDate } from '@portal/shared/format';
import { PATHS } from '@portal/shared/section';
import { Actions, ButtonLink, DescriptionList, ErrorState, PhoneLink, Section, Skeleton } from '@portal/shared/ui';
import { FormPage } from '../../parts/formPage/FormPage.tsx';
import { industryName } from '../../parts/industries.ts';
import { useFreshName } from '../correction/useFreshName.ts';
import { PhoneChange } from '../phone/PhoneChange.tsx';
import { Folded } from './Folded.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** /sign/me/profile: the member's data, which can be changed here. */
export default function ProfilePage() {
  const { data: profile, error, retry } = useItem(fetchUser, {});
  useFreshName(profile?.name);
  return (
    <FormPage title="내 정보" lead="회원님의 정보를 확인하고 바꾸실 수 있습니다.">
      {profile && <Profile profile={profile} />}
      {!profile && error && <ErrorState message={error.message} onRetry={retry} />}
      {!profile && !error && <Skeleton lines={8} height="2rem" />}
    </FormPage>
  );
}

/** Branch of the place of business, with its phone. */
const OwnBranch = ({ name, phone }: { name: string; phone: string }) => (
  <>
    {name} {phone && <PhoneLink phone={phone} />}
  </>
);

const Profile = ({ profile }: { profile: UserProfile }) => (
  <>
    <Section title="가입 정보">
      <Folded title={profile.name} value={`아이디 ${profile.userId}`}>
        <DescriptionList
          items={[
            { term: '아이디', description: profile.userId },
            { term: '생년월일', description: formatBirth(profile.userBirth) || '등록되지 않음' },
            { term: '업종', description: industryName(profile.industryType) || '등록되지 않음' },
            { term: '가입일', description: formatDate(profile.joinDate) },
            ...(profile.branch ? [{ term: '소속 지회', description: <OwnBranch {...profile.branch} /> }] : []),
          ]}
        />
      </Folded>
      <Actions>
        <ButtonLink variant="secondary" to={PATHS.correction}>
          이름·생년월일 정정 요청
        </ButtonLink>
      </Actions>
    </Section>
    <Section title="휴대폰">
      <PhoneChange userId={profile.userId} name={profile.name} userPhone={profile.userPhone} />
    </Section>
    <Section title="연락처와 업소">
      <ProfileForm profile={profile} />
    </Section>
  </>
);
