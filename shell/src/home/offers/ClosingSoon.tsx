import { ChevronRight } from 'lucide-react';
import { Link } from '@portal/shared/router';
import { Badge, EmptyState, ErrorState, Skeleton } from '@portal/shared/ui';
import home from '../HomePage.module.css';
import styles from './ClosingSoon.module.css';
import { untilEnd } from './offer.ts';
import { useOffers } from './useOffers.ts';

const SHOWN = 6;

/** What one can still apply for, what ends first on top. */
export function ClosingSoon() {
  const { offers, isLoading, failed, retry } = useOffers();
  const soonest = offers.toSorted((a, b) => a.applyEndDate.localeCompare(b.applyEndDate)).slice(0, SHOWN);
  return (
    <section className={home.band} aria-labelledby="closing-soon">
      <div className={home.head}>
        <h2 id="closing-soon">마감이 가까운 교육과 시험</h2>
        <Link to="/manager/edu/apply" className={home.more}>
          전체 일정 <ChevronRight aria-hidden="true" />
        </Link>
      </div>
      {failed && <ErrorState message="일정을 불러오지 못했습니다." onRetry={retry} />}
      {isLoading && <Skeleton height="4.75rem" lines={SHOWN} />}
      {!isLoading && !failed && soonest.length === 0 && (
        <EmptyState title="지금 접수 중인 일정이 없습니다.">새 일정은 공지사항에서 먼저 알려 드립니다.</EmptyState>
      )}
      <ul role="list" className={styles.list}>
        {soonest.map((offer) => (
          <li key={offer.key}>
            <Link to={offer.to} className={styles.row}>
              <span className={styles.end} data-urgent={offer.status === 'CLOSING' || undefined}>
                {untilEnd(offer.applyEndDate)}
              </span>
              <span className={styles.what}>
                <span className={styles.badges}>
                  <Badge tone={offer.kind === '교육' ? 'success' : 'info'}>{offer.kind}</Badge>
                  <Badge>{offer.rating}급</Badge>
                </span>
                <strong>{offer.title}</strong>
              </span>
              <span className={styles.when}>{offer.when}</span>
              <span className={styles.seats}>남은 자리 {offer.seatsLeft}</span>
              <ChevronRight aria-hidden="true" className={styles.arrow} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
