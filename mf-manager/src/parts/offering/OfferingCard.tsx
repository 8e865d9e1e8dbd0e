import { CardLink } from '@portal/shared/ui';
import { Facts } from '../page/Facts.tsx';
import { kindLine, offeringFacts } from './facts.ts';
import type { Offering } from './offering.ts';
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
