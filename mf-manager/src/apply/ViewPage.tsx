import { useNumberParam } from '@portal/shared/router';
import { Page } from '@portal/shared/ui';
import { KINDS } from '../parts/kind/kinds.ts';
import type { Kind } from '../parts/kind/offering.ts';
import { useOwnPlace } from '../parts/line/useOwnPlaces.ts';
import { OfferingScene } from '../parts/offering/OfferingScene.tsx';
import { OfferingView } from '../parts/offering/OfferingView.tsx';
import { useAppliedTo } from '../parts/offering/useAppliedTo.ts';
import { breadcrumb } from '../parts/page/breadcrumb.ts';
import { offeringListPath } from '../parts/page/paths.ts';
import { NotFoundState } from '../parts/page/QueryResult.tsx';
import { QualificationNotice } from '../parts/qualification/QualificationNotice.tsx';

/** /manager/edu/apply/view and /manager/exam/apply/view: one course or exam. */
export default function ViewPage({ kind }: { kind: Kind }) {
  const { word, numberName, isQualifying, offering: source } = KINDS[kind];
  const offeringNo = useNumberParam(numberName);
  const offering = source.useItem(offeringNo);
  const appliedTo = useAppliedTo(kind, offeringNo);
  const place = useOwnPlace(kind, offeringNo);
  const list = { label: `${word} 목록`, to: offeringListPath(kind) };
  return (
    <Page
      title={offering.data?.title ?? `${word} 상세`}
      width="text"
      scene={offering.data && <OfferingScene offering={offering.data} />}
      breadcrumb={breadcrumb({ label: `${word} 신청`, to: list.to })}
    >
      {offeringNo === null ? (
        <NotFoundState list={list} />
      ) : (
        <>
          <OfferingView offering={offering} appliedTo={appliedTo} place={place} list={list} />
          {isQualifying && <QualificationNotice />}
        </>
      )}
    </Page>
  );
}
