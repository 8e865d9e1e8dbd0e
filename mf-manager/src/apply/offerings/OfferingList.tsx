import { Button, CardLink, EmptyState, InfiniteList } from '@portal/shared/ui';
import { KINDS } from '../../parts/kind/kinds.ts';
import type { Kind, Offering } from '../../parts/kind/offering.ts';
import { gradeAndType, offeringItems } from '../../parts/offering/offeringItems.ts';
import { CardItems } from '../../parts/page/CardItems.tsx';
import { offeringPath } from '../../parts/page/paths.ts';
import { applyItems } from './applyItems.ts';
import { OfferingBadge } from './OfferingBadge.tsx';
import { OfferingFilterBar } from './OfferingFilterBar.tsx';
import styles from './OfferingList.module.css';
import { isNarrowed, NO_FILTERS, toQuery, useOfferingFilters } from './useOfferingFilters.ts';

/** Courses or exams as cards, with filters above. */
export function OfferingList({ kind }: { kind: Kind }) {
  const { word, offerings } = KINDS[kind];
  const { filters, change } = useOfferingFilters();
  return (
    <div className={styles.list}>
      <OfferingFilterBar kind={kind} filters={filters} onChange={change} />
      <InfiniteList
        query={offerings.useList(toQuery(filters))}
        label={`${word} 목록`}
        layout="cards"
        skeletonCount={6}
        itemKey={({ offeringNo }) => offeringNo}
        renderItem={(offering) => <OfferingCard offering={offering} />}
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
              급수나 상태를 바꾸거나 다른 말로 찾아보세요.
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

function OfferingCard({ offering }: { offering: Offering }) {
  const { when, where, price } = offeringItems(offering);
  return (
    <CardLink
      to={offeringPath(offering.kind, offering.offeringNo)}
      title={offering.title}
      eyebrow={
        <>
          <OfferingBadge offering={offering} />
          <span>{gradeAndType(offering)}</span>
        </>
      }
    >
      <CardItems items={[when, where, ...applyItems(offering), price]} />
    </CardLink>
  );
}
