import { request } from '@portal/shared/client';
import { APPLICATION_ID, fetchUser, userLoginSessionCheck } from '@portal/shared/contract/user';
import type { Router } from '@portal/shared/router';
import { PATHS } from '@portal/shared/section';
import { isOverAge, readSession, signOut } from '@portal/shared/session';

const IN_BACKGROUND = { background: true } as const;

/** API calls of the watch. */
interface SessionCalls {
  check(): Promise<unknown>;
  fetchLoginDate(): Promise<string>;
}

const apiCalls: SessionCalls = {
  check: () => request(userLoginSessionCheck, { applicationId: APPLICATION_ID }, IN_BACKGROUND),
  fetchLoginDate: async () => (await request(fetchUser, {}, IN_BACKGROUND)).loginDate,
};

/** The client handles failures that end the session (specification §8); other failures do not concern the session. */
const ignore = () => undefined;

/**
 * Checks a session with the server on every change of route, and when the page comes back from the back/forward cache.
 * On entering /main it also fetches the member, and logs out if the login is 24 hours old or more (specification §4).
 * @returns a function that stops it.
 */
export function watchSession(router: Router, calls: SessionCalls = apiCalls): () => void {
  let last: string | null = null;

  const enter = async (path: string) => {
    if (!readSession()) return;
    const check = calls.check().catch(ignore);
    if (path !== PATHS.home) return check;
    const loginDate = await calls.fetchLoginDate().catch(ignore);
    if (!loginDate || !isOverAge(loginDate) || !readSession()) return;
    await signOut();
    await router.navigate(PATHS.home);
  };

  const onChange = () => {
    const { initialized, navigation, location } = router.state;
    if (!initialized || navigation.state !== 'idle' || location.pathname === last) return;
    last = location.pathname;
    void enter(location.pathname);
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void enter(router.state.location.pathname);
  };
  onChange();
  const unsubscribe = router.subscribe(onChange);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    unsubscribe();
    window.removeEventListener('pageshow', onPageShow);
  };
}
