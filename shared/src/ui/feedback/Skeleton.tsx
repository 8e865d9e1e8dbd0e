import styles from './Skeleton.module.css';

/** Grey placeholder in the size of the loading content. Sizes are CSS lengths; `lines` renders lines of text. */
export function Skeleton({
  width = '100%',
  height = '1.25em',
  lines = 1,
}: {
  width?: string;
  height?: string;
  lines?: number;
}) {
  return (
    <span className={styles.root} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span
          key={line}
          className={styles.line}
          style={{ width: lines > 1 && line === lines - 1 ? '60%' : width, height }}
        />
      ))}
    </span>
  );
}
