import { CardLink } from '@portal/shared/ui';
import { Facts } from '../../parts/page/CardItems.tsx';
import { kindLine, offeringFacts } from '../../parts/offering/offeringItems.ts';
import type { Offering } from '../../parts/kind/offering.ts';
import { OfferingBadge } from './OfferingBadge.tsx';

/** A course or an exam in a list. */
export function OfferingCard({ offering, to }: { offering: Offering; to: string }) {
  return (
    <CardLink
      to={to}
      title={offering.title}
      eyebrow={
        <>
          <OfferingBadge offering={offering} />
          <span>{kindLine(offering)}</span>
        </>
      }
    >
      <Facts items={offeringFacts(offering)} />
    </CardLink>
  );
}
