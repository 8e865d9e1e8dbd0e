import { useItem } from '@portal/shared/client';
import { officeLine, type OfferingKind } from '@portal/shared/contract/office';
import { useNumberParam } from '@portal/shared/router';
import { ButtonLink } from '@portal/shared/ui';
import { ItemOf } from '../../parts/frame/ItemOf.tsx';
import { OfficePage } from '../../parts/frame/OfficePage.tsx';
import { useAgain } from '../../parts/time/useAgain.ts';
import { viewPath } from '../kind/kinds.ts';
import { Fairness } from './Fairness.tsx';
import { LineActions } from './LineActions.tsx';
import { LineFigures } from './LineFigures.tsx';
import { Places } from './Places.tsx';

/** /office/courses/line and /office/exams/line: the queue, its offers, and the acts currently allowed. */
export default function LinePage({ kind }: { kind: OfferingKind }) {
  const offeringNo = useNumberParam('offeringNo');
  const query = useItem(officeLine, offeringNo === null ? null : { kind, offeringNo }, { background: true });
  useAgain(query.retry);
  return (
    <OfficePage
      title="대기 순번"
      lead={query.data?.title}
      actions={
        offeringNo !== null && (
          <ButtonLink variant="secondary" to={viewPath(kind, offeringNo)}>
            돌아가기
          </ButtonLink>
        )
      }
    >
      <ItemOf no={offeringNo} query={query}>
        {(found) => {
          const line = { ...found, kind, offeringNo: offeringNo ?? 0 };
          return (
            <>
              <LineFigures line={line} />
              <LineActions line={line} />
              <Places line={line} />
              <Fairness line={line} />
            </>
          );
        }}
      </ItemOf>
    </OfficePage>
  );
}
