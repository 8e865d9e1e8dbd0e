import type { ClientEnvironment } from '@portal/shared/client';
import { alert } from '@portal/shared/overlay';
import type { Router } from '@portal/shared/router';
import { endSession, readSession, renewToken } from '@portal/shared/session';

/** Error catalogue of specification §8 without a shell: the same failures lead to the same pages. */
export const clientEnvironmentOf = (router: Router): ClientEnvironment => ({
  token: () => readSession()?.token ?? null,
  alert,
  signedOut: () => {
    endSession();
    void router.navigate('/sign/in');
  },
  forcedOut: (message) => {
    endSession();
    void alert(message);
  },
  renewToken,
  abandonFiles: () => undefined,
  tellUnknown: ({ path }, unknown) => console.warn('[contract]', path, unknown),
});
