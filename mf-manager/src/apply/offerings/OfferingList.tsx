import { Button, EmptyState, InfiniteList, type InfiniteQuery } from '@portal/shared/ui';
import styles from './OfferingList.module.css';
import type { Offering } from '../../parts/kind/offering.ts';
import { OfferingCard } from './OfferingCard.tsx';
import { OfferingFilterBar } from './OfferingFilterBar.tsx';
import { isNarrowed, NO_FILTERS, type OfferingFilters } from './useOfferingFilters.ts';

interface OfferingListProps {
  query: InfiniteQuery<Offering>;
  filters: OfferingFilters;
  onFilter(changes: Partial<OfferingFilters>): void;
  withKind: boolean;
  searchLabel: string;
  label: string;
  /** What is said when there is nothing at all. */
  emptyTitle: string;
  viewOf(offering: Offering): string;
}

/** Courses or exams as cards, with filters above. */
export function OfferingList({
  query,
  filters,
  onFilter,
  withKind,
  searchLabel,
  label,
  emptyTitle,
  viewOf,
}: OfferingListProps) {
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
        empty={
          isNarrowed(filters) ? (
            <EmptyState
              title="조건에 맞는 결과가 없습니다."
              action={
                <Button variant="secondary" onClick={() => onFilter(NO_FILTERS)}>
                  조건 모두 지우기
                </Button>
              }
            >
              급수나 상태를 바꾸거나 다른 말로 찾아보세요.
            </EmptyState>
          ) : (
            <EmptyState title={emptyTitle}>새로 등록되면 이곳에서 신청하실 수 있습니다.</EmptyState>
          )
        }
      />
    </div>
  );
}
