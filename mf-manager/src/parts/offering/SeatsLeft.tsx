import { formatCount } from '@portal/shared/format';
import styles from './SeatsLeft.module.css';

/** Number of seats that are left, and their share of all as a bar. */
export const SeatsLeft = ({ seatsLeft, capacity }: { seatsLeft: number; capacity: number }) => (
  <>
    {`${formatCount(seatsLeft)}명 (정원 ${formatCount(capacity)}명)`}
    <svg className={styles.bar} viewBox={`0 0 ${capacity} 1`} preserveAspectRatio="none" aria-hidden="true">
      <rect width={seatsLeft} height="1" />
    </svg>
  </>
);
