import { useItem } from '@portal/shared/client';
import { officeHeldSoon, officeOverview } from '@portal/shared/contract/office';
import { EmptyState, ErrorState, Section, Skeleton } from '@portal/shared/ui';
import { HeldSoonList } from './HeldSoonList.tsx';

/** Inset of the office's first page: courses and exams of the next two weeks, for employees with the permission. */
export default function HeldSoon() {
  const overview = useItem(officeOverview, {}, { background: true });
  const leadsThem = overview.data?.permissions.includes('qualification') ?? false;
  const { data, error, retry } = useItem(officeHeldSoon, leadsThem ? {} : null, { background: true });
  // The page itself shows an error of the overview.
  if (!overview.data ? overview.error : !leadsThem) return null;
  return (
    <Section title="곧 열리는 교육과 시험">
      {data?.length === 0 && <EmptyState title="2주 안에 열리는 교육이나 시험이 없습니다." />}
      {data && <HeldSoonList offerings={data} />}
      {!data && error && <ErrorState message={error.message} onRetry={retry} />}
      {!data && !error && (
        <div aria-busy="true">
          <Skeleton lines={6} height="3rem" />
        </div>
      )}
    </Section>
  );
}
