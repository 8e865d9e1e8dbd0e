import { useEffect, useState } from 'react';
import { Button } from '@portal/shared/ui';
import { SLOW_AFTER_MS } from '../loading/deadline.ts';
import styles from './SlowNotice.module.css';
import { useNewAttempt } from './useNewAttempt.ts';

/** Shows that a page is slow, and offers a retry; it covers the page without moving it. */
export function SlowNotice() {
  const [isSlow, setSlow] = useState(false);
  const tryAgain = useNewAttempt();

  useEffect(() => {
    if (isSlow) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isSlow]);

  const again = () => {
    setSlow(false);
    void tryAgain();
  };
  // The empty element exists before its text, because screen readers announce only changes.
  return (
    <div role="status" className={styles.root}>
      {isSlow && (
        <div className={styles.notice}>
          <p>화면을 불러오는 데 시간이 걸리고 있습니다.</p>
          <Button variant="secondary" onClick={again}>
            다시 시도
          </Button>
        </div>
      )}
    </div>
  );
}
