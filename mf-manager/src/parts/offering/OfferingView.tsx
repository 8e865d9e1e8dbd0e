import type { ItemQuery } from '@portal/shared/client';
import type { OwnPlace } from '@portal/shared/contract/manager';
import { Actions, ButtonLink } from '@portal/shared/ui';
import type { OfferingDetail } from '../kind/offering.ts';
import { allOf } from '../page/allOf.ts';
import { WithLowerBar } from '../page/LowerBar.tsx';
import { QueryResult, type ListLink } from '../page/QueryResult.tsx';
import { ApplyPanel } from './ApplyPanel.tsx';
import { GroupLink } from './GroupLink.tsx';
import { OfferingDetails } from './OfferingDetails.tsx';
import styles from './OfferingView.module.css';
import type { AppliedTo } from './useAppliedTo.ts';
import { useOpening } from './useOpening.ts';

interface OfferingViewProps {
  offering: ItemQuery<OfferingDetail>;
  /** The member's own application; null without one. */
  appliedTo: ItemQuery<AppliedTo | null>;
  /** The member's queue entry; null without one. */
  place: ItemQuery<OwnPlace | null>;
  list: ListLink;
}

/** A course or exam with the button to apply. */
export function OfferingView({ offering, appliedTo, place, list }: OfferingViewProps) {
  useOpening(offering);
  return (
    <QueryResult query={offering} list={list}>
      {(found) => (
        <WithLowerBar>
          <QueryResult query={allOf(appliedTo, place)} list={list}>
            {([applied, own]) => <ApplyPanel offering={found} appliedTo={applied} place={own} />}
          </QueryResult>
          <GroupLink offering={found} />
          <OfferingDetails offering={found} />
          <Actions className={styles.list}>
            <ButtonLink variant="secondary" to={list.to}>
              목록
            </ButtonLink>
          </Actions>
        </WithLowerBar>
      )}
    </QueryResult>
  );
}
