import { LogoMark } from '@portal/shared/ui';
import styles from './Construction.module.css';

/** The mark over its construction grid, in its own colours in dark mode too. */
export function Construction() {
  return (
    <div className={styles.root} data-paper="">
      <svg className={styles.grid} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <path d="M0 0v48M8 0v48M16 0v48M24 0v48M32 0v48M40 0v48M48 0v48M0 0h48M0 8h48M0 16h48M0 24h48M0 32h48M0 40h48M0 48h48" />
        <circle cx="24" cy="24" r="20" />
        <circle cx="24" cy="15" r="7" />
      </svg>
      <LogoMark className={styles.mark} />
    </div>
  );
}
