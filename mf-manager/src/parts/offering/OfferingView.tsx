import type { ItemQuery } from '@portal/shared/client';
import { Actions, ButtonLink } from '@portal/shared/ui';
import type { OfferingDetail } from '../kind/offering.ts';
import { QueryResult, type ListLink } from '../page/QueryResult.tsx';
import { ApplyPanel } from './ApplyPanel.tsx';
import { OfferingDetails } from './OfferingDetails.tsx';
import styles from './OfferingView.module.css';
import type { AppliedTo } from './useAppliedTo.ts';

interface OfferingViewProps {
  offering: ItemQuery<OfferingDetail>;
  /** The member's own application for it; null when there is none. */
  appliedTo: ItemQuery<AppliedTo | null>;
  list: ListLink;
}

/** A course or an exam with the way to apply. */
export function OfferingView({ offering, appliedTo, list }: OfferingViewProps) {
  return (
    <QueryResult query={offering} list={list}>
      {(found) => (
        <div className={styles.view}>
          <QueryResult query={appliedTo} list={list}>
            {(applied) => <ApplyPanel offering={found} appliedTo={applied} />}
          </QueryResult>
          <OfferingDetails offering={found} />
          <Actions className={styles.list}>
            <ButtonLink variant="secondary" to={list.to}>
              목록
            </ButtonLink>
          </Actions>
        </div>
      )}
    </QueryResult>
  );
}
