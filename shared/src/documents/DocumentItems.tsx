import type { PaperItem } from '@portal/shared/papers';
import { UnbrokenNumbers } from '@portal/shared/ui';
import styles from './DocumentItems.module.css';

/** Ruled lines of a document. */
export function DocumentItems({ items }: { items: readonly PaperItem[] }) {
  return (
    <dl className={styles.items}>
      {items.map((item) => (
        <div key={item.term} className={styles.item}>
          <dt>{item.term}</dt>
          <dd>
            <Description {...item} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Description({ description, emphasis }: PaperItem) {
  const text = <UnbrokenNumbers>{description}</UnbrokenNumbers>;
  if (!emphasis) return text;
  return emphasis === 'name' ? <strong className={styles.name}>{text}</strong> : <strong>{text}</strong>;
}
