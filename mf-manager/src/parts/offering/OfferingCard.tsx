import { Badge, CardLink } from '@portal/shared/ui';
import type { Offering } from '../kind/offering.ts';
import { CardItems } from '../page/CardItems.tsx';
import { applyItems } from './applyItems.ts';
import { OfferingBadge } from './OfferingBadge.tsx';
import { gradeAndType, offeringItems } from './offeringItems.ts';

/** A listed course or exam: status, time, place, deadline and price. */
export function OfferingCard({ offering, to }: { offering: Offering; to: string }) {
  const { when, where, price } = offeringItems(offering);
  return (
    <CardLink
      to={to}
      title={offering.title}
      eyebrow={
        <>
          <OfferingBadge offering={offering} />
          {offering.allowedActions.includes('wait') && <Badge tone="info">대기 신청 가능</Badge>}
          <span>{gradeAndType(offering)}</span>
        </>
      }
    >
      <CardItems items={[when, where, ...applyItems(offering), price]} />
    </CardLink>
  );
}
