import { send } from '@portal/shared/client';
import type { CallInput } from '../contract/index.ts';
import { adminLogin, changeToken, join, login, logout, type SessionUser } from '../contract/user.ts';
import { endSession, readSession, startSession } from './session.ts';

type Opening = typeof login | typeof join | typeof adminLogin;

async function open<C extends Opening>(call: C, input: CallInput<C>): Promise<SessionUser> {
  const answer = await send(call, input, { quiet: true });
  const token = answer.header('Authorization');
  if (!token) throw new Error('The answer of a login carried no token');
  const user = answer.entity as SessionUser;
  startSession({ token, user });
  return user;
}

/**
 * Logs in and stores the session. The caller shows what went wrong.
 * @throws CallError, among them DORMANT and SESSION_ELSEWHERE, which ask the member a question.
 */
export const signIn = (input: CallInput<typeof login>) => open(login, input);

/** Joins and stores the session, like a login. */
export const signUp = (input: CallInput<typeof join>) => open(join, input);

/** The administrator's automatic login from a link. */
export const signInByLink = (authorization: string) => open(adminLogin, { authorization });

/** Ends the session here and at the server. It ends here even when the server cannot be reached. */
export async function signOut(): Promise<void> {
  try {
    if (readSession()) await send(logout, {}, { background: true });
  } catch {
    // The member wants to be logged out; the server's session ends by itself within a day.
  } finally {
    endSession();
  }
}

/** Renews an employee's token. False for members, and when the server refuses. */
export async function renewToken(): Promise<boolean> {
  const session = readSession();
  if (session?.user.userRole !== 'employee') return false;
  try {
    const answer = await send(
      changeToken,
      { employeeNo: session.user.userId },
      { background: true, retryOn403: false },
    );
    const token = answer.header('token');
    if (!token) return false;
    startSession({ token, user: answer.entity });
    return true;
  } catch {
    return false;
  }
}
