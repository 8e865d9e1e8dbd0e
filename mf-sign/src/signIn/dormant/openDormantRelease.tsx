import { lazy, Suspense } from 'react';
import { openModal } from '@portal/shared/overlay';

const DormantReleaseDialog = lazy(() => import('./DormantReleaseDialog.tsx'));

/** Opens the dormant-account release popup. @returns whether the account was released. */
export const openDormantRelease = async (): Promise<boolean> =>
  (await openModal<boolean>(({ close, closing }) => (
    <Suspense fallback={null}>
      <DormantReleaseDialog close={close} closing={closing} />
    </Suspense>
  ))) === true;
