import { isGuarded, type GuardedSections } from '@portal/platform/sections/registry/refusal';
import { alert } from '@portal/shared/overlay';
import type { Router } from '@portal/shared/router';
import { PATHS } from '@portal/shared/section';
import { readSession } from '@portal/shared/session';

const memberOfSession = () => readSession()?.user.userId ?? null;

const OTHER_MEMBER = '다른 탭에서 다른 회원으로 로그인하여, 먼저 로그인하신 회원의 화면을 닫았습니다.';

/**
 * Leaves a guarded page when another tab logs its member out or another one in, so that nobody sees or sends what that
 * member has typed. The frame mounts public pages again. A page that comes back from the back/forward cache has
 * received no event of this, and is opened again.
 * @returns a function that stops it.
 */
export function leaveForMember(
  router: Router,
  sections: () => GuardedSections,
  page: Pick<Location, 'reload'> = location,
): () => void {
  let shown = memberOfSession();
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || shown === null || memberOfSession() === shown) return;
    // The reload may take seconds, or fail without a connection.
    document.body.replaceChildren();
    page.reload();
  };
  // Fires for changes of other tabs alone, and after the session's own listener.
  const onStorage = () => {
    const [before, member] = [shown, memberOfSession()];
    shown = member;
    const { pathname, search, hash } = router.state.location;
    if (before === null || member === before) return;
    if (!isGuarded(pathname, sections())) {
      // Closes a dialog.
      if (member !== null && hash) void router.navigate(pathname + search, { replace: true });
    } else if (member === null)
      void router.navigate(PATHS.signIn, { replace: true, state: { from: pathname + search } });
    else void router.navigate(PATHS.home, { replace: true }).then(() => alert(OTHER_MEMBER));
  };
  // A login in this tab is followed by a navigation.
  const unsubscribe = router.subscribe(() => {
    shown = memberOfSession();
  });
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
