import { useRef, useState } from 'react';
import { CallError } from '@portal/shared/client';
import { alert } from '@portal/shared/overlay';
import { signIn } from '@portal/shared/session';
import { changeUserStatus, checkLoginSession } from '../parts/questions/questions.ts';
import { openDormantRelease } from './dormant/openDormantRelease.tsx';

export interface Credentials {
  userId: string;
  userPw: string;
}

/** How an attempt ended. A refusal that stands at the form comes with its message. */
export type SignInOutcome = { signedIn: true } | { signedIn: false; message?: string; released?: boolean };

/** applicationId of this site (spec §3 "Login payload"). */
const APPLICATION_ID = 'site';

async function attempt(credentials: Credentials, takeover: boolean): Promise<SignInOutcome> {
  try {
    await signIn({ ...credentials, applicationId: APPLICATION_ID, ...(takeover && { takeover }) });
    return { signedIn: true };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.is('DORMANT')) {
      const released = (await changeUserStatus()) && (await openDormantRelease());
      return { signedIn: false, released };
    }
    if (error.is('SESSION_ELSEWHERE') && !takeover) {
      // Id and password live in this call alone while the question is open.
      return (await checkLoginSession()) ? attempt(credentials, true) : { signedIn: false };
    }
    if (error.is('WRONG_CREDENTIALS')) return { signedIn: false, message: error.message };
    await alert(error.message);
    return { signedIn: false };
  }
}

/** Logs in, with the questions that a dormant account and a session elsewhere raise. One attempt at a time. */
export function useSignInFlow() {
  const running = useRef(false);
  const [isRunning, setIsRunning] = useState(false);
  const run = async (credentials: Credentials): Promise<SignInOutcome> => {
    if (running.current) return { signedIn: false };
    running.current = true;
    setIsRunning(true);
    try {
      return await attempt(credentials, false);
    } finally {
      running.current = false;
      setIsRunning(false);
    }
  };
  return { run, isRunning };
}
