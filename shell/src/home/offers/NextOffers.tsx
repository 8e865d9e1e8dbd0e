import { CalendarDays, MapPin } from 'lucide-react';
import { useState } from 'react';
import { Badge, ButtonLink, ErrorState, Skeleton } from '@portal/shared/ui';
import styles from './NextOffers.module.css';
import { untilEnd, type Offer } from './offer.ts';
import { useOffers } from './useOffers.ts';

const GRADES = [
  { value: undefined, label: '전체' },
  { value: 1, label: '1급' },
  { value: 2, label: '2급' },
] as const;

const LISTS = { 교육: '/manager/edu/apply', 시험: '/manager/exam/apply' } as const;

function NextOffer({ kind, offer }: { kind: Offer['kind']; offer: Offer | undefined }) {
  return (
    <li className={styles.offer}>
      <p className={styles.kind}>다음 {kind}</p>
      {offer ? (
        <>
          <p className={styles.title}>{offer.title}</p>
          <p className={styles.badges}>
            <Badge tone="info">{offer.rating}급</Badge>
            <Badge tone={offer.status === 'CLOSING' ? 'warning' : 'success'}>{offer.statusName}</Badge>
            <span>{untilEnd(offer.applyEndDate)}</span>
          </p>
          <p className={styles.fact}>
            <CalendarDays aria-hidden="true" />
            {offer.when}
          </p>
          <p className={styles.fact}>
            <MapPin aria-hidden="true" />
            {offer.place}
          </p>
          <ButtonLink to={offer.to} block aria-label={`${offer.title} ${kind} 자세히 보고 신청하기`}>
            자세히 보고 신청하기
          </ButtonLink>
        </>
      ) : (
        <>
          <p className={styles.none}>지금 접수 중인 {kind}이 없습니다.</p>
          <ButtonLink to={LISTS[kind]} variant="secondary" block>
            {kind} 일정 보기
          </ButtonLink>
        </>
      )}
    </li>
  );
}

/** Finds the next course and the next exam of a grade. */
export function NextOffers() {
  const [rating, setRating] = useState<1 | 2 | undefined>(undefined);
  const { offers, isLoading, failed, retry } = useOffers(rating);
  return (
    <section className={styles.root} aria-labelledby="next-offers">
      <div className={styles.head}>
        <h2 id="next-offers">지금 신청할 수 있는 일정</h2>
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
          <Skeleton height="13rem" />
          <Skeleton height="13rem" />
        </div>
      ) : (
        <ul role="list" className={styles.offers}>
          <NextOffer kind="교육" offer={offers.find(({ kind }) => kind === '교육')} />
          <NextOffer kind="시험" offer={offers.find(({ kind }) => kind === '시험')} />
        </ul>
      )}
    </section>
  );
}
