import { lazy, Suspense, useState } from 'react';
import { Page, PageFacts } from '@portal/shared/ui';
import { KINDS } from '../../parts/kind/kinds.ts';
import type { Kind } from '../../parts/kind/offering.ts';
import { offeredFact } from '../../parts/offering/offeredFact.ts';
import { OfferingScene } from '../../parts/offering/OfferingScene.tsx';
import { breadcrumb } from '../../parts/page/breadcrumb.ts';
import { LoadingItem } from '../../parts/page/QueryResult.tsx';
import { QualificationNotice } from '../../parts/qualification/QualificationNotice.tsx';

/**
 * Code that the qualification page does not need; it loads together with the offering. A new `lazy` per page, so that a
 * retry loads it again.
 */
const lateContent = () => lazy(() => import('./OfferedContent.tsx'));

/** Public page of one course or exam; 신청하기 leads on, for a guest via the login. */
export function OfferedView({ kind, offeringNo }: { kind: Kind; offeringNo: number }) {
  const { word, isQualifying, offering: source } = KINDS[kind];
  const [OfferedContent] = useState(lateContent);
  const offering = source.useItem(offeringNo);
  return (
    <Page
      title={offering.data?.title ?? `${word} 상세`}
      width="text"
      breadcrumb={breadcrumb()}
      scene={offering.data && <OfferingScene offering={offering.data} />}
    >
      {offering.data && <PageFacts fact={offeredFact(offering.data)} />}
      <Suspense fallback={<LoadingItem />}>
        <OfferedContent kind={kind} offeringNo={offeringNo} offering={offering} />
      </Suspense>
      {isQualifying && <QualificationNotice />}
    </Page>
  );
}
