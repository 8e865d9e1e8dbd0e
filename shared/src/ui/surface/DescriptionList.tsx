import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';

export interface Description {
  term: ReactNode;
  description: ReactNode;
}

/** Terms with their descriptions. */
export function DescriptionList({ items }: { items: readonly Description[] }) {
  return (
    <dl className={styles.root}>
      {items.map(({ term, description }, index) => (
        <div key={index} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.description}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
