import { CalendarDays } from 'lucide-react';
import { Button, ButtonLink, EmptyState, InfiniteList } from '@portal/shared/ui';
import { KINDS } from '../../parts/kind/kinds.ts';
import type { Kind } from '../../parts/kind/offering.ts';
import { OfferingCard } from '../../parts/offering/OfferingCard.tsx';
import { CardSkeleton } from '../../parts/page/CardSkeleton.tsx';
import { calendarPath, offeringPath } from '../../parts/page/paths.ts';
import { OfferingFilterBar } from './OfferingFilterBar.tsx';
import styles from './OfferingList.module.css';
import { useOfferingChoices } from './useOfferingChoices.ts';
import { isNarrowed, NO_FILTERS, toQuery, useOfferingFilters, type OfferingFilters } from './useOfferingFilters.ts';

/** Address of the calendar with the list's month, or the current one, and its filters. */
const calendarOf = (kind: Kind, { month, region, rating }: OfferingFilters) =>
  calendarPath({ applyType: String(KINDS[kind].applyType), month, region, rating });

/** Courses or exams as cards, with filters above. */
export function OfferingList({ kind }: { kind: Kind }) {
  const { word, offerings } = KINDS[kind];
  const { filters, change } = useOfferingFilters();
  const choices = useOfferingChoices(kind);
  return (
    <div className={styles.list}>
      <OfferingFilterBar kind={kind} filters={filters} choices={choices} onChange={change} />
      <ButtonLink
        variant="secondary"
        icon={<CalendarDays />}
        className={styles.calendar}
        to={calendarOf(kind, filters)}
      >
        달력으로 보기
      </ButtonLink>
      <InfiniteList
        query={offerings.useList(toQuery(filters))}
        label={`${word} 목록`}
        layout="cards"
        skeletonCount={6}
        skeleton={<CardSkeleton />}
        itemKey={({ offeringNo }) => offeringNo}
        renderItem={(offering) => <OfferingCard offering={offering} to={offeringPath(kind, offering.offeringNo)} />}
        empty={
          isNarrowed(filters) ? (
            <EmptyState
              title="조건에 맞는 결과가 없습니다."
              action={
                <Button variant="secondary" onClick={() => change(NO_FILTERS)}>
                  조건 모두 지우기
                </Button>
              }
            >
              급수, 지역, 월, 상태를 바꾸거나 다른 말로 찾아보세요.
            </EmptyState>
          ) : (
            <EmptyState title={`지금 등록된 ${word}이 없습니다.`}>
              새로 등록되면 이곳에서 신청하실 수 있습니다.
            </EmptyState>
          )
        }
      />
    </div>
  );
}
