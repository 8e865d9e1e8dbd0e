import type { Portal } from '@portal/platform/sections/ui/PortalContext';
import { readSession } from '@portal/shared/session';
import { inIdleTime } from '../typeface/inIdleTime.ts';

/** True if the portal was opened from the home screen. */
const isInstalled = () => matchMedia('(display-mode: minimal-ui), (display-mode: standalone)').matches;

/**
 * Prepares the offline page in idle time, for members and where the portal is installed. Other visitors get no service
 * worker: it would delay their navigations, for a page without anything of theirs.
 */
export function watchOffline(portal: Portal): void {
  let isPrepared = false;
  const prepare = () => {
    if (isPrepared || (!readSession() && !isInstalled())) return;
    isPrepared = true;
    void inIdleTime([portal], () => void load());
  };
  const load = () =>
    import(/* webpackChunkName: "offline" */ './prepareOffline.ts').then(
      ({ prepareOffline }) => prepareOffline(portal.queryClient),
      // The next change of route loads it again.
      () => (isPrepared = false),
    );
  // A login is followed by a navigation.
  portal.router.subscribe(prepare);
  prepare();
}
