import { CallError } from '@portal/shared/client';
import { NUMBERS } from '@portal/shared/contract';
import { alert, openDialog } from '@portal/shared/overlay';
import type { useSignIn } from '@portal/shared/session';
import { confirmDormantRelease, confirmTakeover } from '../parts/confirmations.ts';

export interface Credentials {
  userId: string;
  userPw: string;
}

export type SignInOutcome =
  | { kind: 'signedIn' }
  /** The dormant account has been released; the member logs in with it next. */
  | { kind: 'released' }
  /** The dormant account has been closed instead. */
  | { kind: 'left' }
  /** Id or password are wrong: the message belongs to the form. */
  | { kind: 'rejected'; message: string }
  /** The visitor chose no, or has read the error. */
  | { kind: 'stopped' };

async function releaseDormantAccount(): Promise<SignInOutcome> {
  if (!(await confirmDormantRelease())) return { kind: 'stopped' };
  return { kind: (await openDialog(() => import('./dormant/DormantReleaseDialog.tsx'))) ?? 'stopped' };
}

/**
 * Logs in, with confirmations for a dormant account and for a session elsewhere.
 * @param signIn sends the credentials, as returned by `useSignIn`.
 * @param takeover ends the session elsewhere.
 */
export async function signInWithConfirmations(
  credentials: Credentials,
  signIn: ReturnType<typeof useSignIn>,
  takeover = false,
): Promise<SignInOutcome> {
  try {
    await signIn({ ...credentials, ...(takeover && { takeover }) });
    return { kind: 'signedIn' };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.code === NUMBERS.DORMANT) return releaseDormantAccount();
    if (error.code === NUMBERS.SESSION_ELSEWHERE && !takeover) {
      // Id and password are held only in this call during the confirmation.
      return (await confirmTakeover()) ? signInWithConfirmations(credentials, signIn, true) : { kind: 'stopped' };
    }
    if (error.code === NUMBERS.WRONG_CREDENTIALS) return { kind: 'rejected', message: error.message };
    await alert(error.message);
    return { kind: 'stopped' };
  }
}
