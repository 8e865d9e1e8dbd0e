import type { Description } from '@portal/shared/ui';
import styles from '../documents/Document.module.css';

/** The lines of a document, ruled like a form. */
export function PaperFacts({ items }: { items: readonly Description[] }) {
  return (
    <dl className={styles.facts}>
      {items.map(({ term, description }, index) => (
        <div key={index} className={styles.fact}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
