import type { ReactNode } from 'react';
import styles from './Notes.module.css';

/** A list of sentences. */
export function Notes({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className={styles.root}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
