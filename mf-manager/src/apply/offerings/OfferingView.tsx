import type { ItemQuery } from '@portal/shared/client';
import { Actions, ButtonLink } from '@portal/shared/ui';
import { Loaded } from '../../parts/page/QueryResult.tsx';
import { ApplyPanel } from './ApplyPanel.tsx';
import type { OfferingDetail } from '../../parts/kind/offering.ts';
import { OfferingDetails } from './OfferingDetails.tsx';

interface OfferingViewProps {
  offering: ItemQuery<OfferingDetail>;
  appliedTo: ItemQuery<string | null>;
  applyTo: string;
  list: { label: string; to: string };
}

/** A course or an exam with the way to apply. */
export function OfferingView({ offering, appliedTo, applyTo, list }: OfferingViewProps) {
  return (
    <Loaded query={offering} list={list}>
      {(found) => (
        <>
          <Loaded query={appliedTo} list={list}>
            {(applied) => <ApplyPanel offering={found} appliedTo={applied} applyTo={applyTo} />}
          </Loaded>
          <OfferingDetails offering={found} />
          <Actions>
            <ButtonLink variant="secondary" to={list.to}>
              목록
            </ButtonLink>
          </Actions>
        </>
      )}
    </Loaded>
  );
}
