import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './Folded.module.css';

interface FoldedProps {
  title: string;
  /** Present value in one line. */
  value: string;
  /** Number that grows with each refused attempt to send invalid values of this group; 0 while they are valid. */
  refusals?: number;
  children: ReactNode;
}

/** Group of data that is seldom changed. Its fields remain in the form; those that are invalid unfold it. */
export function Folded({ title, value, refusals = 0, children }: FoldedProps) {
  const group = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (refusals > 0 && group.current) group.current.open = true;
  }, [refusals]);
  return (
    <details ref={group} className={styles.root}>
      <summary className={styles.summary}>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span> <span className={styles.value}>{value}</span>
        </span>
        <ChevronDown className={styles.arrow} aria-hidden="true" />
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
