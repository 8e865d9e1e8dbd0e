import { Skeleton } from '@portal/shared/ui';
import styles from './BodySkeleton.module.css';
import { ReadableContent } from './ReadableContent.tsx';
import { SlowNotice } from './SlowNotice.tsx';
import { useOpeningPage } from './useOpeningPage.ts';
import { useReadablePage } from './useReadablePage.ts';

/** Shown inside the frame until the first page is loaded. */
export function BodySkeleton() {
  // If the visitor has navigated elsewhere, the frame shows that.
  const isFirst = useOpeningPage() === null;
  const readable = useReadablePage();
  if (readable) return <ReadableContent page={readable} />;
  return (
    <>
      <div className={styles.root} aria-busy="true">
        <Skeleton width="14rem" height="2.5rem" />
        <Skeleton width="100%" height="1.25rem" />
        <Skeleton width="70%" height="1.25rem" />
        <Skeleton width="100%" height="16rem" />
      </div>
      {isFirst && <SlowNotice />}
    </>
  );
}
