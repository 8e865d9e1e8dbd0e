import type { Description } from '@portal/shared/ui';
import styles from './DocumentItems.module.css';

/** The lines of a document, ruled like a form. */
export function DocumentItems({ items }: { items: readonly Description[] }) {
  return (
    <dl className={styles.items}>
      {items.map(({ term, description }, index) => (
        <div key={index} className={styles.item}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
