import styles from './Skeleton.module.css';

/**
 * A grey placeholder of the size of the content that is loading. Sizes are CSS lengths; `lines` draws lines of text.
 */
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
