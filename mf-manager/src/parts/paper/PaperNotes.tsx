import styles from '../documents/Document.module.css';

/** What the bearer must know. */
export function PaperNotes({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section className={styles.notes}>
      <h4>{title}</h4>
      <ol>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </section>
  );
}
