import { useEffect, useState } from 'react';
import { useOpeningPage } from '@portal/platform/sections/ui/useOpeningPage';
import { useLoading } from '@portal/shared/client';
import styles from './LoadingIndicator.module.css';

/** Hidden this long after the last request or navigation has ended, to avoid flicker (specification §4). */
const HIDE_DELAY_MS = 300;

/** Shown while requests run or a page is loading. */
export function LoadingIndicator() {
  const isRequesting = useLoading();
  const isLeaving = useOpeningPage() !== null;
  const isBusy = isRequesting || isLeaving;
  const [isShown, setShown] = useState(false);

  if (isBusy && !isShown) setShown(true);
  useEffect(() => {
    if (isBusy || !isShown) return;
    const timer = setTimeout(() => setShown(false), HIDE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isBusy, isShown]);

  if (!isShown) return null;
  return (
    <div role="progressbar" aria-label="불러오는 중" className={styles.root}>
      <span className={styles.bar} />
    </div>
  );
}
