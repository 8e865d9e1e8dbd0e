import { useDeferredValue, useState } from 'react';
import { formatDateTime } from '@portal/shared/format';
import { useSessionUser } from '@portal/shared/session';
import { ButtonLink, ErrorState, PageFacts, Skeleton } from '@portal/shared/ui';
import { KINDS } from '../parts/kind/kinds.ts';
import type { Kind, Offering } from '../parts/kind/offering.ts';
import { offeredFact } from '../parts/offering/offeredFact.ts';
import { OfferingCard } from '../parts/offering/OfferingCard.tsx';
import { openingInShort } from '../parts/offering/opening.ts';
import { OFFERED_LIST, offeredPath, offeringListPath, offeringPath } from '../parts/page/paths.ts';
import styles from './NextOfferings.module.css';
import { useOpenOfferings } from './useOpenOfferings.ts';

const GRADES = [
  { value: undefined, label: '전체' },
  { value: 1, label: '1급' },
  { value: 2, label: '2급' },
] as const;

interface NextOfferingProps {
  kind: Kind;
  offering: Offering | undefined;
  /** Offering that opens next. */
  upcoming: Offering | undefined;
}

function NextOffering({ kind, offering, upcoming }: NextOfferingProps) {
  const isMember = useSessionUser() !== null;
  const { word } = KINDS[kind];
  return (
    <li className={styles.offering}>
      <p className={styles.kind}>다음 {word}</p>
      {offering ? (
        <OfferingCard offering={offering} to={(isMember ? offeringPath : offeredPath)(kind, offering.offeringNo)} />
      ) : (
        <div className={styles.empty}>
          <p className={styles.none}>지금 접수 중인 {word}이 없습니다.</p>
          {upcoming && (
            <p className={styles.detail}>
              {`다음 신청: ${upcoming.title}, ${formatDateTime(upcoming.applyStartDate)} (${openingInShort(upcoming)})`}
            </p>
          )}
          <ButtonLink to={isMember ? offeringListPath(kind) : OFFERED_LIST} variant="secondary" block>
            {word} 일정 보기
          </ButtonLink>
        </div>
      )}
    </li>
  );
}

/** Inset of the home page: the next open course and exam, of the chosen grade. */
export default function NextOfferings() {
  const [rating, setRating] = useState<1 | 2 | undefined>(undefined);
  // The press is painted first, the cards follow.
  const { offerings, upcoming, isLoading, failed, retry } = useOpenOfferings(useDeferredValue(rating));
  return (
    <section className={styles.root} aria-labelledby="next-offerings">
      {offerings.map((offering) => (
        <PageFacts key={offeredPath(offering.kind, offering.offeringNo)} fact={offeredFact(offering)} />
      ))}
      <div className={styles.head}>
        <h2 id="next-offerings">지금 신청할 수 있는 일정</h2>
        <div role="group" aria-label="급수 선택" className={styles.grades}>
          {GRADES.map(({ value, label }) => (
            <button
              key={label}
              type="button"
              className={styles.grade}
              aria-pressed={rating === value}
              onClick={() => setRating(value)}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      {failed ? (
        <ErrorState message="일정을 불러오지 못했습니다." onRetry={retry} />
      ) : isLoading ? (
        <div className={styles.waiting} aria-busy="true">
          <Skeleton height="18rem" />
          <Skeleton height="18rem" />
        </div>
      ) : (
        <ul role="list" className={styles.offerings}>
          <NextOffering
            kind="education"
            offering={offerings.find(({ kind }) => kind === 'education')}
            upcoming={upcoming.find(({ kind }) => kind === 'education')}
          />
          <NextOffering
            kind="exam"
            offering={offerings.find(({ kind }) => kind === 'exam')}
            upcoming={upcoming.find(({ kind }) => kind === 'exam')}
          />
        </ul>
      )}
    </section>
  );
}
