import { request } from '@portal/shared/client';
import { fetchUser, userLoginSessionCheck } from '@portal/shared/contract/user';
import type { Router } from '@portal/shared/router';
import { isOverAge, readSession, signOut } from '@portal/shared/session';

const HOME = '/main';

const inBackground = { background: true } as const;

/** What the watch needs of the world. */
interface Watched {
  check(): Promise<unknown>;
  fetchLoginDate(): Promise<string>;
}

const overTheWire: Watched = {
  check: () => request(userLoginSessionCheck, {}, inBackground),
  fetchLoginDate: async () => (await request(fetchUser, {}, inBackground)).loginDate,
};

/** Failures of the session itself are handled by the client (spec §8); any other says nothing about it. */
const ignore = () => undefined;

/**
 * Asks the server about a member's session on every change of route, and for the member on entering /main; a login
 * of 24 hours or more is over (spec §4).
 * @returns the function that ends the watch.
 */
export function watchSession(router: Router, watched: Watched = overTheWire): () => void {
  let last: string | null = null;

  const enter = async (path: string) => {
    if (!readSession()) return;
    const checked = watched.check().catch(ignore);
    if (path !== HOME) return checked;
    const loginDate = await watched.fetchLoginDate().catch(ignore);
    if (!loginDate || !isOverAge(loginDate) || !readSession()) return;
    await signOut();
    await router.navigate(HOME);
  };

  const look = () => {
    const { initialized, navigation, location } = router.state;
    if (!initialized || navigation.state !== 'idle' || location.pathname === last) return;
    last = location.pathname;
    void enter(location.pathname);
  };
  look();
  return router.subscribe(look);
}
