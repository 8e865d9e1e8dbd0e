import { useEffect, useState } from 'react';
import { useLoadingVisible } from '@portal/shared/client';
import styles from './LoadingIndicator.module.css';
import { useOpeningPage } from './useOpeningPage.ts';

/** Hides this long after a navigation has ended, the same as after a request (specification §4). */
const HIDE_DELAY_MS = 300;

/** Shown while requests run or a page is loading. */
export function LoadingIndicator() {
  const requesting = useLoadingVisible();
  const navigating = useOpeningPage() !== null;
  const [lingering, setLingering] = useState(false);

  if (navigating && !lingering) setLingering(true);
  useEffect(() => {
    if (navigating || !lingering) return;
    const timer = setTimeout(() => setLingering(false), HIDE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [lingering, navigating]);

  if (!requesting && !navigating && !lingering) return null;
  return (
    <div role="progressbar" aria-label="불러오는 중" className={styles.root}>
      <span className={styles.bar} />
    </div>
  );
}
