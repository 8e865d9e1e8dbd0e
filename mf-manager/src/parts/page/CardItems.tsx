import type { Description } from '@portal/shared/ui';
import styles from './CardItems.module.css';

/** Lines of a card, closer together than those of a page (`DescriptionList`). */
export function CardItems({ items }: { items: readonly Description[] }) {
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
