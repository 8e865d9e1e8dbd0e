import { VisuallyHidden } from '../content/VisuallyHidden.tsx';
import styles from './Spinner.module.css';

/** A turning ring. With a label it says what is awaited; without one it is decoration. */
export function Spinner({ label, size = 'medium' }: { label?: string; size?: 'small' | 'medium' | 'large' }) {
  return (
    <span className={styles.root} role={label ? 'status' : undefined}>
      <span className={`${styles.ring} ${styles[size]}`} aria-hidden="true" />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
