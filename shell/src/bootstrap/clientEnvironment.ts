import type { ClientEnvironment } from '@portal/shared/client';
import { alert } from '@portal/shared/overlay';
import type { Router } from '@portal/shared/router';
import { PATHS, SHELL_BASE } from '@portal/shared/section';
import { endSession, readSession, renewToken } from '@portal/shared/session';
import { isLeavingPage, whenFrameReady } from '../frame/whenFrameReady.ts';
import { abandonFiles } from '../sections/loading/abandonFiles.ts';
import { keepMessage, takeMessage } from './storedMessage.ts';

/** Handles errors of the API: some end the session and redirect (specification §8). */
export function shellEnvironment(
  router: () => Router,
  tellUnknown: ClientEnvironment['tellUnknown'],
): ClientEnvironment {
  const say = (message: string) => whenFrameReady(router()).then(() => alert(message));
  let forcing = false;
  return {
    token: () => readSession()?.token ?? null,
    alert: say,
    signedOut() {
      // After a logout the visitor is already leaving the page; its remaining requests are those of a guest.
      if (!readSession() && isLeavingPage(router())) return;
      endSession();
      const { pathname, search } = router().state.location;
      // After the login the visitor returns to the page that required it.
      if (pathname !== PATHS.signIn) void router().navigate(PATHS.signIn, { state: { from: pathname + search } });
    },
    forcedOut(message) {
      // Several requests may fail this way at the same time; the visitor gets one message.
      if (forcing || !readSession()) return;
      forcing = true;
      endSession();
      if (message) keepMessage(message);
      void router()
        .navigate(PATHS.home)
        .then(() => {
          forcing = false;
          takeMessage();
          if (message) void say(message);
        });
    },
    renewToken,
    abandonFiles: () => abandonFiles(SHELL_BASE),
    tellUnknown,
  };
}
