import { useItem } from '@portal/shared/client';
import { officeOffering, type OfferingKind } from '@portal/shared/contract/office';
import { useNumberParam } from '@portal/shared/router';
import { ItemOf } from '../../parts/frame/ItemOf.tsx';
import { OfficePage } from '../../parts/frame/OfficePage.tsx';
import { KINDS } from '../kind/kinds.ts';
import { ResultTable } from './ResultTable.tsx';

/** /office/courses/results and /office/exams/results: imports the results of one course or exam from a table. */
export default function ResultsPage({ kind }: { kind: OfferingKind }) {
  const offeringNo = useNumberParam('offeringNo');
  const query = useItem(officeOffering, offeringNo === null ? null : { kind, offeringNo });
  return (
    <OfficePage title={`${KINDS[kind].noun} 결과표 올리기`} lead={query.data?.title}>
      <ItemOf no={offeringNo} query={query}>
        {(offering) => <ResultTable offering={{ ...offering, kind }} />}
      </ItemOf>
    </OfficePage>
  );
}
