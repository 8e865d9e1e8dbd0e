import { formatCount, formatDateTime, formatDeadline } from '@portal/shared/format';
import type { Offering } from '../kind/offering.ts';
import styles from './applyItems.module.css';
import { openingInShort } from './opening.ts';

/** Items for the application period, the opening of an upcoming offering, and the seats. */
export const applyItems = ({ status, applyStartDate, applyEndDate, seatsLeft, capacity }: Offering) => ({
  period: { term: '신청 기간', description: `${formatDateTime(applyStartDate)} ~ ${formatDeadline(applyEndDate)}` },
  opening: status === 'UPCOMING' ? [{ term: '신청 시작', description: openingInShort({ applyStartDate }) }] : [],
  seats: { term: '남은 자리', description: seatsInWords(seatsLeft, capacity) },
});

/** Number of seats that are left, and their share of all as a bar. */
const seatsInWords = (seatsLeft: number, capacity: number) => (
  <>
    {`${formatCount(seatsLeft)}명 (정원 ${formatCount(capacity)}명)`}
    <svg className={styles.bar} viewBox={`0 0 ${capacity} 1`} preserveAspectRatio="none" aria-hidden="true">
      <rect width={seatsLeft} height="1" />
    </svg>
  </>
);
