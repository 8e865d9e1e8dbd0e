import { Skeleton } from '@portal/shared/ui';
import styles from '../sections/ui/SectionPlaceholder.module.css';
import { FrameLayout } from './FrameLayout.tsx';

/** The frame around a page whose code is still loading. */
export function FrameSkeleton() {
  return (
    <FrameLayout>
      <div className={styles.root} aria-busy="true">
        <Skeleton width="14rem" height="2.5rem" />
        <Skeleton width="100%" height="16rem" />
      </div>
    </FrameLayout>
  );
}
