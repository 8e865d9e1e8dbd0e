import type { ItemQuery } from '@portal/shared/client';
import { useSessionUser } from '@portal/shared/session';
import type { Kind, OfferingDetail } from '../../parts/kind/offering.ts';
import { useOwnPlace } from '../../parts/line/useOwnPlaces.ts';
import { OfferingView } from '../../parts/offering/OfferingView.tsx';
import { useAppliedTo } from '../../parts/offering/useAppliedTo.ts';
import { OFFERED_LIST } from '../../parts/page/paths.ts';

interface OfferedContentProps {
  kind: Kind;
  offeringNo: number;
  offering: ItemQuery<OfferingDetail>;
}

/** Details of a course or exam; for a member also the own application or queue entry. */
export default function OfferedContent({ kind, offeringNo, offering }: OfferedContentProps) {
  const isMember = useSessionUser() !== null;
  const applied = useAppliedTo(kind, isMember ? offeringNo : null);
  const place = useOwnPlace(kind, isMember ? offeringNo : null);
  return (
    <OfferingView
      offering={offering}
      appliedTo={isMember ? applied : { ...applied, data: null }}
      place={place}
      list={{ label: '교육과 시험 일정', to: OFFERED_LIST }}
    />
  );
}
