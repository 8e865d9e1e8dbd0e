import { InfiniteList, Section, TextLink } from '@portal/shared/ui';
import { KINDS } from '../../parts/kind/kinds.ts';
import type { Kind } from '../../parts/kind/offering.ts';
import { OfferingCard } from '../../parts/offering/OfferingCard.tsx';
import { CardSkeleton } from '../../parts/page/CardSkeleton.tsx';
import { calendarPath, offeredPath } from '../../parts/page/paths.ts';
import { TOPICS } from '../topics/topics.ts';

/** Number shown before 더보기 is pressed: open offerings come first. */
const FIRST_COUNT = 6;

/** First page of a list. */
export const useOffered = (kind: Kind) => KINDS[kind].offerings.useList({ limit: FIRST_COUNT }, { background: true });

/** Courses or exams with their statuses and prices; public, since visitors compare costs before they join. */
export function Offered({ kind }: { kind: Kind }) {
  const { word, applyType } = KINDS[kind];
  const query = useOffered(kind);
  return (
    <Section
      id={TOPICS[kind].id}
      title={TOPICS[kind].title}
      lead={`${word} 신청은 회원으로 로그인하신 뒤에 하실 수 있습니다.`}
      actions={<TextLink to={calendarPath({ applyType: String(applyType) })}>{word} 달력으로 보기</TextLink>}
    >
      <InfiniteList
        query={query}
        label={`${word} 일정 목록`}
        layout="cards"
        skeletonCount={FIRST_COUNT}
        skeleton={<CardSkeleton />}
        itemKey={({ offeringNo }) => offeringNo}
        renderItem={(offering) => <OfferingCard offering={offering} to={offeredPath(kind, offering.offeringNo)} />}
        empty={`지금 등록된 ${word}이 없습니다.`}
        byButton
      />
    </Section>
  );
}
