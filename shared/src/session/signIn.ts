import { useMutation } from '@tanstack/react-query';
import * as v from 'valibot';
import { CallError, send } from '@portal/shared/client';
import { NUMBERS, type Call, type CallInput, type Schema } from '../contract/all/index.ts';
import { NO_SESSION } from '../contract/base/messages.ts';
import {
  adminLogin,
  APPLICATION_ID,
  changeToken,
  joining,
  login,
  logout,
  type join,
  type sessionUser,
  type SessionUser,
} from '../contract/user/index.ts';
import { endSession, readSession, startSession } from './session.ts';
import { forgetWork, readStored, type Session } from './storage.ts';

type LoginCall<Input extends Schema> = Call<Input, typeof sessionUser>;

async function openSession<Input extends Schema>(
  call: LoginCall<Input>,
  input: CallInput<LoginCall<Input>>,
): Promise<SessionUser> {
  const response = await send(call, input, { quiet: true });
  const token = response.header('Authorization');
  if (!token) throw new Error('The response to a login has no token');
  const user = response.entity;
  startSession({ token, user });
  return user;
}

/** Input of a call without the fields common to all sessions of this site. */
type OwnInput<C extends typeof login | typeof join> = Omit<CallInput<C>, 'applicationId'>;

/**
 * Logs in and stores the session. The caller displays failures.
 * @throws CallError, including DORMANT and SESSION_ELSEWHERE, which require a decision by the member.
 */
export const signIn = (input: OwnInput<typeof login>) =>
  openSession(login, { ...input, applicationId: APPLICATION_ID });

/** Without the input schema, which the form has: it is a large part of the contract. */
const joinCall = { ...joining, input: v.unknown() };

/** Joins and stores the session, like a login. */
export const signUp = (input: OwnInput<typeof join>) =>
  openSession(joinCall, { ...input, applicationId: APPLICATION_ID });

/** `signIn` and `signUp` for a form, with the loading indicator. */
export const useSignIn = () => useMutation({ mutationFn: signIn, meta: { quiet: true } }).mutateAsync;
export const useSignUp = () => useMutation({ mutationFn: signUp, meta: { quiet: true } }).mutateAsync;

/** Automatic login of an employee by a link. */
export const signInByLink = (authorization: string) => openSession(adminLogin, { authorization });

/** Ends the session here and on the server. It also ends here if the server is unreachable. */
export async function signOut(): Promise<void> {
  try {
    if (readSession()) await send(logout, {}, { background: true });
  } catch {
    // The member wants to be logged out, and the server's session expires within a day.
  } finally {
    forgetWork();
    endSession();
  }
}

/**
 * Renews an employee's token, in one tab at a time: a token that replaces one of another tab would make it useless.
 * False for members.
 * @throws CallError of a lost connection, or of an ended session if the API refuses
 */
export async function renewToken(): Promise<boolean> {
  const session = readSession();
  if (session?.user.userRole !== 'employee') return false;
  // Only browsers with a secure connection have locks.
  return 'locks' in navigator ? navigator.locks.request('renew token', () => renew(session)) : renew(session);
}

async function renew({ token: replaced, user }: Session): Promise<boolean> {
  const stored = readStored();
  if (stored && stored.token !== replaced) {
    startSession(stored);
    return true;
  }
  try {
    const response = await send(changeToken, { employeeNo: user.userId }, { background: true, retryOn403: false });
    const token = response.header('token');
    if (!token) return false;
    startSession({ token, user: response.entity });
    return true;
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== NUMBERS.FORBIDDEN) throw error;
    throw Object.assign(new CallError('http', NUMBERS.NO_SESSION, NO_SESSION), { sentToken: replaced });
  }
}
