import type { ClientEnvironment } from '@portal/shared/client';
import { alert } from '@portal/shared/overlay';
import type { Router } from '@portal/shared/router';
import { endSession, readSession, renewToken } from '@portal/shared/session';

/** Spec §8 without a shell: the same answers to the same failures. */
export const clientEnvironmentOf = (router: Router): ClientEnvironment => ({
  token: () => readSession()?.token ?? null,
  alert: (message) => void alert(message),
  signedOut: () => {
    endSession();
    void router.navigate('/sign/in');
  },
  forcedOut: (message) => {
    endSession();
    void alert(message);
  },
  renewToken,
});
