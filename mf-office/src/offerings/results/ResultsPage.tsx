import { useItem } from '@portal/shared/client';
import { officeOffering, type OfferingKind } from '@portal/shared/contract/office';
import { useNumberParam } from '@portal/shared/router';
import { EmptyState, ErrorState, Skeleton } from '@portal/shared/ui';
import { OfficePage } from '../../parts/frame/OfficePage.tsx';
import { KINDS } from '../kind/kinds.ts';
import { ResultTable } from './ResultTable.tsx';

/** /office/courses/results and /office/exams/results: the results of one course or exam out of a table. */
export default function ResultsPage({ kind }: { kind: OfferingKind }) {
  const offeringNo = useNumberParam('offeringNo');
  const { data, isLoading, error, retry } = useItem(
    officeOffering,
    { kind, offeringNo: offeringNo ?? 1 },
    { enabled: offeringNo !== null },
  );
  return (
    <OfficePage title={`${KINDS[kind].noun} 결과표 올리기`} lead={data?.title}>
      {offeringNo === null && <EmptyState title="번호가 없는 주소입니다. 목록에서 다시 골라 주세요." />}
      {isLoading && <Skeleton lines={8} />}
      {error && <ErrorState message={error.message} onRetry={retry} />}
      {data && <ResultTable offering={{ ...data, kind }} />}
    </OfficePage>
  );
}
