import { useEffect, useState } from 'react';
import { Button } from '@portal/shared/ui';
import styles from './FetchProgress.module.css';

/** Before that the busy button suffices. */
const SHOWN_AFTER_MS = 3_000;

interface FetchProgressProps {
  /** Received share, from 0 to 1; undefined while unknown. */
  progress: number | undefined;
  onCancel: () => void;
}

/** Progress of a file that takes more than a few seconds, with a button to cancel it. Rendered while it is fetched. */
export function FetchProgress({ progress, onCancel }: FetchProgressProps) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.root} data-slow={isSlow || undefined}>
      <p role="status">{isSlow && '파일을 받고 있습니다.'}</p>
      {isSlow && (
        <>
          <progress value={progress} aria-label="받은 만큼" className={styles.bar} />
          {progress !== undefined && <span>{Math.round(progress * 100)}%</span>}
          <Button variant="secondary" size="small" onClick={onCancel}>
            받기 취소
          </Button>
        </>
      )}
    </div>
  );
}
