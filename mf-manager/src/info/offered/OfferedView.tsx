import { lazy, Suspense, useState } from 'react';
import { Page, PageFacts } from '@portal/shared/ui';
import { KINDS } from '../../parts/kind/kinds.ts';
import type { Kind } from '../../parts/kind/offering.ts';
import { offeredFact } from '../../parts/offering/offeredFact.ts';
import { breadcrumb } from '../../parts/page/breadcrumb.ts';
import { LoadingItem } from '../../parts/page/QueryResult.tsx';
import { QualificationNotice } from '../../parts/qualification/QualificationNotice.tsx';

/**
 * What the page of the qualification does not need; it comes while the offering is asked for. Made anew with each page,
 * so that trying again loads it again.
 */
const lateContent = () => lazy(() => import('./OfferedContent.tsx'));

/** One course or exam for everybody to read; 신청하기 leads on, a guest by way of the login. */
export function OfferedView({ kind, offeringNo }: { kind: Kind; offeringNo: number }) {
  const { word, isQualifying, offering: source } = KINDS[kind];
  const [OfferedContent] = useState(lateContent);
  const offering = source.useItem(offeringNo);
  return (
    <Page title={offering.data?.title ?? `${word} 상세`} width="text" breadcrumb={breadcrumb()}>
      {offering.data && <PageFacts fact={offeredFact(offering.data)} />}
      <Suspense fallback={<LoadingItem />}>
        <OfferedContent kind={kind} offeringNo={offeringNo} offering={offering} />
      </Suspense>
      {isQualifying && <QualificationNotice />}
    </Page>
  );
}
