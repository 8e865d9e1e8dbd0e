import { CalendarDays, MapPin, Wallet } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { formatPrice } from '@portal/shared/format';
import { PATHS } from '@portal/shared/section';
import { useSessionUser } from '@portal/shared/session';
import { Badge, ButtonLink, ErrorState, PageFacts, Skeleton } from '@portal/shared/ui';
import styles from './NextOfferings.module.css';
import { untilEnd, type Offering } from './offering.ts';
import { useOfferings } from './useOfferings.ts';

const GRADES = [
  { value: undefined, label: '전체' },
  { value: 1, label: '1급' },
  { value: 2, label: '2급' },
] as const;

/** Where everything is listed that members may apply for. */
const LISTS = { 교육: PATHS.courses, 시험: PATHS.exams } as const;

function NextOffering({ kind, offering }: { kind: Offering['kind']; offering: Offering | undefined }) {
  const isMember = useSessionUser() !== null;
  return (
    <li className={styles.offering}>
      <p className={styles.kind}>다음 {kind}</p>
      {offering ? (
        <>
          <p className={styles.title}>{offering.title}</p>
          <p className={styles.badges}>
            <Badge tone="info">{offering.rating}급</Badge>
            <Badge tone={offering.status === 'CLOSING' ? 'warning' : 'success'}>{offering.statusName}</Badge>
            {/* At midnight it changes between server and browser. */}
            <span suppressHydrationWarning>{untilEnd(offering.applyEndDate)}</span>
          </p>
          <p className={styles.detail}>
            <CalendarDays aria-hidden="true" />
            {offering.when}
          </p>
          <p className={styles.detail}>
            <MapPin aria-hidden="true" />
            {offering.venue}
          </p>
          <p className={styles.detail}>
            <Wallet aria-hidden="true" />
            {formatPrice(offering.price)}
          </p>
          <ButtonLink
            to={isMember ? offering.memberPath : offering.publicPath}
            block
            aria-label={`${offering.title} ${kind} 자세히 보고 신청하기`}
          >
            자세히 보고 신청하기
          </ButtonLink>
        </>
      ) : (
        <>
          <p className={styles.none}>지금 접수 중인 {kind}이 없습니다.</p>
          <ButtonLink to={isMember ? LISTS[kind] : PATHS.qualification} variant="secondary" block>
            {kind} 일정 보기
          </ButtonLink>
        </>
      )}
    </li>
  );
}

/** The next course and the next exam that can be applied for, of the chosen grade. */
export function NextOfferings() {
  const [rating, setRating] = useState<1 | 2 | undefined>(undefined);
  // The press is seen first, the cards follow.
  const { offerings, isLoading, failed, retry } = useOfferings(useDeferredValue(rating));
  return (
    <section className={styles.root} aria-labelledby="next-offerings">
      {offerings.map(({ key, fact }) => (
        <PageFacts key={key} fact={fact} />
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
          <NextOffering kind="교육" offering={offerings.find(({ kind }) => kind === '교육')} />
          <NextOffering kind="시험" offering={offerings.find(({ kind }) => kind === '시험')} />
        </ul>
      )}
    </section>
  );
}
