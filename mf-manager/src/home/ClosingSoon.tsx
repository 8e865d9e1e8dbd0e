import { ChevronRight } from 'lucide-react';
import { formatCount, formatDateTime, formatPrice } from '@portal/shared/format';
import { Link } from '@portal/shared/router';
import { PATHS } from '@portal/shared/section';
import { useSessionUser } from '@portal/shared/session';
import { Badge, EmptyState, ErrorState, Skeleton } from '@portal/shared/ui';
import { KINDS } from '../parts/kind/kinds.ts';
import type { Offering } from '../parts/kind/offering.ts';
import { gradeAndType } from '../parts/offering/offeringItems.ts';
import { untilEnd } from '../parts/offering/untilEnd.ts';
import { OFFERED_LIST, offeredPath, offeringListPath, offeringPath } from '../parts/page/paths.ts';
import styles from './ClosingSoon.module.css';
import { useOpenOfferings } from './useOpenOfferings.ts';

const MAX_ROWS = 6;

/** Compares ISO dates. Not with `localeCompare`, whose first call takes 70 ms on a phone. */
const byApplyEnd = ({ applyEndDate: one }: Offering, { applyEndDate: other }: Offering) =>
  Number(one > other) - Number(one < other);

/** Inset of the home page: open courses and exams, earliest deadline first. */
export default function ClosingSoon() {
  const { offerings, isLoading, failed, retry } = useOpenOfferings();
  const isMember = useSessionUser() !== null;
  const soonest = [...offerings].sort(byApplyEnd).slice(0, MAX_ROWS);
  return (
    <section aria-labelledby="closing-soon">
      <div className={styles.head}>
        <h2 id="closing-soon">마감이 가까운 교육과 시험</h2>
        <Link to={isMember ? offeringListPath('education') : OFFERED_LIST} className={styles.more}>
          전체 일정 <ChevronRight aria-hidden="true" />
        </Link>
      </div>
      {failed && <ErrorState message="일정을 불러오지 못했습니다." onRetry={retry} />}
      {isLoading && <Skeleton height="4.75rem" lines={MAX_ROWS} />}
      {!isLoading && !failed && soonest.length === 0 && (
        <EmptyState title="지금 접수 중인 일정이 없습니다.">새 일정은 공지사항에서 먼저 알려드립니다.</EmptyState>
      )}
      <ul role="list" className={styles.list}>
        {soonest.map((offering) => (
          <li key={offeredPath(offering.kind, offering.offeringNo)}>
            <Link
              to={(isMember ? offeringPath : offeredPath)(offering.kind, offering.offeringNo)}
              className={styles.row}
            >
              {/* Server and browser may disagree at midnight. */}
              <span
                className={styles.end}
                data-urgent={offering.status === 'CLOSING' || undefined}
                suppressHydrationWarning
              >
                {untilEnd(offering.applyEndDate)}
              </span>
              <span className={styles.what}>
                <span className={styles.badges}>
                  <Badge tone={offering.kind === 'education' ? 'success' : 'info'}>{KINDS[offering.kind].word}</Badge>
                  <Badge>{gradeAndType(offering)}</Badge>
                </span>
                <strong>{offering.title}</strong>
              </span>
              <span className={styles.when}>{formatDateTime(offering.day, offering.time)}</span>
              <span className={styles.seats}>
                {formatPrice(offering.price)} · 남은 자리 {formatCount(offering.seatsLeft)}명
              </span>
              <ChevronRight aria-hidden="true" className={styles.arrow} />
            </Link>
          </li>
        ))}
      </ul>
      <Link to={PATHS.calendar} className={styles.more}>
        달력으로 보기 <ChevronRight aria-hidden="true" />
      </Link>
    </section>
  );
}
