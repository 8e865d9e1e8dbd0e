import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Link } from '@portal/shared/router';
import { PATHS } from '@portal/shared/section';
import { useSessionUser } from '@portal/shared/session';
import { Skeleton } from '@portal/shared/ui';
import styles from './OwnPlace.module.css';

/** For members only: guests do not load its code. */
const OwnTasks = lazy(() => import(/* webpackChunkName: "own-matters" */ './OwnTasks.tsx'));

/** Link to the member's own page, if the items cannot be loaded here. */
const OwnPageInstead = () => (
  <p>
    신청과 일정은 <Link to={PATHS.me}>마이페이지</Link>에서 보실 수 있습니다.
  </p>
);

/**
 * A member's pending items and next date, in at most two lines above everything else; nothing for a guest. Its room is
 * reserved from the first line of the document on (`HomePage.module.css`), to avoid a layout shift.
 */
export function OwnPlace() {
  const user = useSessionUser();
  if (!user) return null;
  return (
    <section className={styles.root} aria-label="내 신청과 일정">
      <div className={styles.inner}>
        <ErrorBoundary fallback={<OwnPageInstead />}>
          <Suspense fallback={<Skeleton height="2rem" lines={2} />}>
            <OwnTasks instead={<OwnPageInstead />} />
          </Suspense>
        </ErrorBoundary>
      </div>
    </section>
  );
}
