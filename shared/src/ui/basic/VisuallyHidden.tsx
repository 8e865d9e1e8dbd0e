import type { ComponentProps } from 'react';
import styles from './VisuallyHidden.module.css';

/** Content for screen readers only. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={styles.root} />;
}
