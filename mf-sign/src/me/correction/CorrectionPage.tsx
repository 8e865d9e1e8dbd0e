import { useItem } from '@portal/shared/client';
import { CORRECTION_DAYS, fetchCorrections, fetchUser } from '@portal/shared/contract/user';
import { ErrorState, Section, Skeleton } from '@portal/shared/ui';
import { FormPage } from '../../parts/formPage/FormPage.tsx';
import { CorrectionForm } from './CorrectionForm.tsx';
import { CorrectionList } from './CorrectionList.tsx';

/** /sign/me/correction: requests another name or birth date, and shows the status of earlier requests. */
export default function CorrectionPage() {
  const profile = useItem(fetchUser, {});
  const corrections = useItem(fetchCorrections, {});
  const error = profile.error ?? corrections.error;
  const isWaiting = corrections.data?.list.some(({ kind, status }) => kind === 'person' && status === 'REQUESTED');
  const retry = () => {
    profile.retry();
    corrections.retry();
  };
  return (
    <FormPage
      title="정정 요청"
      lead={`이름이나 생년월일이 사실과 다르면 정정을 요청하실 수 있습니다. 협회가 확인해 ${CORRECTION_DAYS}일 안에 처리해드립니다.`}
    >
      {error && <ErrorState message={error.message} onRetry={retry} />}
      {!error && !(profile.data && corrections.data) && <Skeleton lines={8} height="2rem" />}
      {corrections.data && corrections.data.list.length > 0 && (
        <Section title="요청하신 내용">
          <CorrectionList corrections={corrections.data.list} />
        </Section>
      )}
      {profile.data && corrections.data && !isWaiting && (
        <Section title="이름·생년월일 정정">
          <CorrectionForm profile={profile.data} holdsCertificate={corrections.data.holdsCertificate} />
        </Section>
      )}
    </FormPage>
  );
}
