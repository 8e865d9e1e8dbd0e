import styles from './Spinner.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Rotating ring. A label names what is loading; without one it is decorative. */
export function Spinner({ label, size = 'medium' }: { label?: string; size?: 'small' | 'medium' | 'large' }) {
  return (
    <span className={styles.root} role={label ? 'status' : undefined}>
      <span className={`${styles.ring} ${styles[size]}`} aria-hidden="true" />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
