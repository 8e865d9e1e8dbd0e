import { useSessionUser } from '@portal/shared/session';
import { Page, PageFacts } from '@portal/shared/ui';
import { KINDS } from '../../parts/kind/kinds.ts';
import type { Kind } from '../../parts/kind/offering.ts';
import { useOwnPlace } from '../../parts/line/useOwnPlaces.ts';
import { offeredFact } from '../../parts/offering/offeredFact.ts';
import { OfferingView } from '../../parts/offering/OfferingView.tsx';
import { useAppliedTo } from '../../parts/offering/useAppliedTo.ts';
import { breadcrumb } from '../../parts/page/breadcrumb.ts';
import { OFFERED_LIST } from '../../parts/page/paths.ts';
import { QualificationNotice } from '../../parts/qualification/QualificationNotice.tsx';

/** One course or exam for everybody to read; 신청하기 leads on, a guest by way of the login. */
export function OfferedView({ kind, offeringNo }: { kind: Kind; offeringNo: number }) {
  const { word, isQualifying, offering: source } = KINDS[kind];
  const isMember = useSessionUser() !== null;
  const offering = source.useItem(offeringNo);
  const applied = useAppliedTo(kind, isMember ? offeringNo : null);
  const place = useOwnPlace(kind, isMember ? offeringNo : null);
  return (
    <Page title={offering.data?.title ?? `${word} 상세`} width="text" breadcrumb={breadcrumb()}>
      {offering.data && <PageFacts fact={offeredFact(offering.data)} />}
      <OfferingView
        offering={offering}
        appliedTo={isMember ? applied : { ...applied, data: null }}
        place={place}
        list={{ label: '교육과 시험 일정', to: OFFERED_LIST }}
      />
      {isQualifying && <QualificationNotice />}
    </Page>
  );
}
