import type { ClientEnvironment } from '@portal/shared/client';
import { alert } from '@portal/shared/overlay';
import type { Router } from '@portal/shared/router';
import { endSession, readSession, renewToken } from '@portal/shared/session';
import { whenSettled } from '../frame/whenFrameReady.ts';

/** The error catalogue of spec §8, as the shell carries it out. */
export function shellEnvironment(router: () => Router): ClientEnvironment {
  const say = (message: string) => void whenSettled(router()).then(() => alert(message));
  let forcing = false;
  return {
    token: () => readSession()?.token ?? null,
    alert: say,
    signedOut() {
      endSession();
      const { pathname, search } = router().state.location;
      // The login leads back to where it was missing.
      if (pathname !== '/sign/in') void router().navigate('/sign/in', { state: { from: pathname + search } });
    },
    forcedOut(message) {
      // Several requests may learn it at the same time; the visitor hears it once.
      if (forcing || !readSession()) return;
      forcing = true;
      endSession();
      void router()
        .navigate('/main')
        .then(() => {
          forcing = false;
          if (message) say(message);
        });
    },
    renewToken,
  };
}
