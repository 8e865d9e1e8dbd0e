import { isGuarded, type GuardedSections } from '@portal/platform/sections/registry/refusal';
import { alert } from '@portal/shared/overlay';
import type { Router } from '@portal/shared/router';
import { PATHS } from '@portal/shared/section';
import { readSession } from '@portal/shared/session';

const memberOfSession = () => readSession()?.user.userId ?? null;

const OTHER_MEMBER = '다른 탭에서 다른 회원으로 로그인하여, 먼저 로그인하신 회원의 화면을 닫았습니다.';

/**
 * Leaves a guarded page when another tab logs its member out or another one in, so that nobody sees or sends what that
 * member has typed. The frame mounts public pages again.
 * @returns a function that stops it.
 */
export function leaveForMember(router: Router, sections: () => GuardedSections): () => void {
  let shown = memberOfSession();
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
  return () => {
    unsubscribe();
    window.removeEventListener('storage', onStorage);
  };
}
