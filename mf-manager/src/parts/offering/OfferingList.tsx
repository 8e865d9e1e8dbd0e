import type { ReactNode } from 'react';
import { InfiniteList, type InfiniteQuery } from '@portal/shared/ui';
import type { Offering } from './offering.ts';
import { OfferingCard } from './OfferingCard.tsx';
import { OfferingFilterBar } from './OfferingFilterBar.tsx';
import type { OfferingFilters } from './useOfferingFilters.ts';
import styles from './offering.module.css';

interface OfferingListProps {
  query: InfiniteQuery<Offering>;
  filters: OfferingFilters;
  onFilter(changes: Partial<OfferingFilters>): void;
  withKind: boolean;
  searchLabel: string;
  label: string;
  empty: ReactNode;
  viewOf(offering: Offering): string;
}

/** Courses or exams as cards, with filters above. */
export function OfferingList({ query, filters, onFilter, withKind, searchLabel, label, empty, viewOf }: OfferingListProps) {
  return (
    <div className={styles.list}>
      <OfferingFilterBar filters={filters} onChange={onFilter} withKind={withKind} searchLabel={searchLabel} />
      <InfiniteList
        query={query}
        label={label}
        layout="cards"
        skeletonCount={6}
        itemKey={({ no }) => no}
        renderItem={(offering) => <OfferingCard offering={offering} to={viewOf(offering)} />}
        empty={empty}
      />
    </div>
  );
}
