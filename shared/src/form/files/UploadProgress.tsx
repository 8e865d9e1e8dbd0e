import styles from './UploadProgress.module.css';

/** Progress of an upload: its name, and the sent share of the file, from 0 to 1. */
export function UploadProgress({ label, progress }: { label: string; progress: number }) {
  return (
    <div className={styles.root}>
      <p role="status">{label}</p>
      <progress value={progress} aria-label={label} className={styles.bar} />
      <span>{Math.round(progress * 100)}%</span>
    </div>
  );
}
