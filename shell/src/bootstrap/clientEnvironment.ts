import { abandonFiles } from '@portal/platform/sections/loading/abandonFiles';
import type { ClientEnvironment } from '@portal/shared/client';
import type { Router } from '@portal/shared/router';
import { PATHS, SHELL_BASE } from '@portal/shared/section';
import { endSession, readSession, renewToken } from '@portal/shared/session';
import { isLeavingPage, whenFrameReady } from '../frame/whenFrameReady.ts';
import { storeLeftPath } from '../session/leftPath.ts';
import { alertWithPlaces } from './alertWithPlaces.ts';
import { keepMessage, takeMessage } from './storedMessage.ts';

const LOG_IN_AGAIN = '다시 로그인하시면 보시던 화면으로 돌아갑니다.';
const LINK_AGAIN = '로그인 링크를 다시 받아 들어오시면 보시던 화면이 열립니다.';

/** Handles errors of the API: some end the session and redirect (specification §8). */
export function shellEnvironment(
  router: () => Router,
  tellUnknown: ClientEnvironment['tellUnknown'],
): ClientEnvironment {
  const say = (message: string, whereToLook?: string) =>
    whenFrameReady(router()).then(() => alertWithPlaces(router(), message, whereToLook));
  let forcing = false;
  /** Leaves for a page, which may open in another document, and shows the message there. */
  const leaveFor = async (path: string, message: string, state: object | null = null) => {
    if (message) keepMessage(message);
    await router().navigate(path, { state });
    takeMessage();
    if (message) void say(message);
  };
  const forceOut = (message: string) => {
    // Several requests may fail this way at the same time; the visitor gets one message.
    if (forcing || !readSession()) return;
    forcing = true;
    endSession();
    void leaveFor(PATHS.home, message).then(() => (forcing = false));
  };
  return {
    token: () => readSession()?.token ?? null,
    alert: say,
    signedOut(reason = '') {
      const user = readSession()?.user;
      // After a logout the visitor is already leaving the page; its remaining requests are those of a guest.
      if (!user && isLeavingPage(router())) return;
      const { pathname, search } = router().state.location;
      const from = pathname + search;
      if (pathname === PATHS.home && reason) return forceOut(reason);
      if (user?.userRole === 'employee' && reason) {
        storeLeftPath(user.userId, from);
        return forceOut(`${reason} ${LINK_AGAIN}`);
      }
      endSession();
      // After the login the visitor returns to the page that required it.
      if (pathname !== PATHS.signIn) void leaveFor(PATHS.signIn, reason && `${reason} ${LOG_IN_AGAIN}`, { from });
    },
    forcedOut: forceOut,
    renewToken,
    abandonFiles: () => abandonFiles(SHELL_BASE),
    tellUnknown,
  };
}
