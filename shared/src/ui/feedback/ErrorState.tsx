import { CloudAlert } from 'lucide-react';
import { Button } from '../button/Button.tsx';
import styles from './State.module.css';

/** Message for content that failed to load, with a retry button. */
export function ErrorState({
  message,
  onRetry,
  busy = false,
}: {
  message: string;
  onRetry?: () => void;
  busy?: boolean;
}) {
  return (
    <div className={styles.root} role="alert">
      <span className={styles.icon} aria-hidden="true">
        <CloudAlert />
      </span>
      <p className={styles.title}>{message}</p>
      {onRetry && (
        <div className={styles.action}>
          <Button variant="secondary" busy={busy} onClick={onRetry}>
            다시 시도
          </Button>
        </div>
      )}
    </div>
  );
}
