import { formatSeoul } from '@portal/shared/time';
import styles from './Clock.module.css';

/** The server's clock. A screen reader reads it on demand, and does not announce every second. */
export const Clock = ({ now }: { now: number }) => (
  <p className={styles.root}>
    현재 시각{' '}
    <strong role="timer" aria-label="현재 시각">
      {formatSeoul(now, 'YYYY.MM.DD (ddd) HH:mm:ss')}
    </strong>
  </p>
);
