import type { Description } from '@portal/shared/ui';
import styles from './CardItems.module.css';

/** A few facts inside a card, closer together than a page's `DescriptionList`. */
export function Facts({ items }: { items: readonly Description[] }) {
  return (
    <dl className={styles.root}>
      {items.map(({ term, description }, index) => (
        <div key={index} className={styles.row}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
