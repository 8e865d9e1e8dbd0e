import * as v from 'valibot';
import { sessionUser, type SessionUser } from '../contract/user/index.ts';

/** What a login stores in this browser, beside the device info; never a password (specification §4). */
export interface Session {
  token: string;
  user: SessionUser;
}

const TOKEN_KEY = 'authorization';
const USER_KEY = 'userData';
const DEVICE_KEY = 'deviceInfo';

/** A login may have answered a role that this build does not know: the session is none the less one. */
const storedUser = v.object({
  ...sessionUser.entries,
  userRole: v.custom<SessionUser['userRole']>((role) => typeof role === 'string'),
});

/** The stored session; null for a guest or when what is stored cannot be read. */
export function readStored(): Session | null {
  try {
    const token = localStorage.getItem(TOKEN_KEY);
    const user = v.safeParse(storedUser, JSON.parse(localStorage.getItem(USER_KEY) ?? 'null'));
    return token && user.success ? { token, user: user.output } : null;
  } catch {
    return null;
  }
}

/**
 * Stores a session. The device info tells the member which browser a session was opened in. A storage that is full or
 * forbidden, as in private windows of some browsers, keeps nothing: the session then ends with the tab.
 */
export function writeStored({ token, user }: Session): void {
  try {
    localStorage.setItem(TOKEN_KEY, token);
    localStorage.setItem(USER_KEY, JSON.stringify(user));
    localStorage.setItem(DEVICE_KEY, JSON.stringify({ userAgent: navigator.userAgent, since: user.loginDate }));
  } catch {
    // A token without its member, or beside another one, must not stay.
    clearStored();
  }
}

/** Clears token, user data and device info. */
export function clearStored(): void {
  try {
    for (const key of [TOKEN_KEY, USER_KEY, DEVICE_KEY]) localStorage.removeItem(key);
  } catch {
    // Forbidden: nothing was stored there either.
  }
}

/**
 * Under this key an employee's device holds what it could not send yet. A logout forgets it; a session that ends by
 * itself, as one that is displaced, does not: whoever took it sends it after the next login.
 */
export const WORK_KEY = 'employeeWork';

export function forgetWork(): void {
  try {
    localStorage.removeItem(WORK_KEY);
  } catch {
    // Forbidden: nothing was stored there either.
  }
}

/** Whether a change in another tab touched the session. */
export const isSessionKey = (key: string | null) => key === null || key === TOKEN_KEY || key === USER_KEY;
