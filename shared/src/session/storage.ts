import * as v from 'valibot';
import { sessionUser, type SessionUser } from '../contract/user/index.ts';
import { OFFLINE_NOTES_KEY } from './offlineKey.ts';

/** Login data stored in this browser, in addition to the device info; never a password (specification §4). */
export interface Session {
  token: string;
  user: SessionUser;
}

const TOKEN_KEY = 'authorization';
const USER_KEY = 'userData';
const DEVICE_KEY = 'deviceInfo';

/** Accepts roles unknown to this build, which may come from a newer API: the session is still valid. */
const storedUser = v.object({
  ...sessionUser.entries,
  userRole: v.custom<SessionUser['userRole']>((role) => typeof role === 'string'),
});

/** Stored session; null for a guest or if the stored data is unreadable. */
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
 * Stores a session. The device info shows the member in which browser a session was opened. Storage that is full or
 * forbidden, as in private windows of some browsers, stores nothing: the session then ends with the tab.
 */
export function writeStored({ token, user }: Session): void {
  try {
    if (readStored()?.user.userId !== user.userId) localStorage.removeItem(OFFLINE_NOTES_KEY);
    localStorage.setItem(TOKEN_KEY, token);
    localStorage.setItem(USER_KEY, JSON.stringify(user));
    localStorage.setItem(DEVICE_KEY, JSON.stringify({ userAgent: navigator.userAgent, since: user.loginDate }));
  } catch {
    // A token must not remain without its member or with another one.
    clearStored();
  }
}

/** Clears token, user data, device info and what the offline page shows. */
export function clearStored(): void {
  try {
    for (const key of [TOKEN_KEY, USER_KEY, DEVICE_KEY, OFFLINE_NOTES_KEY]) localStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so that nothing was stored.
  }
}

/**
 * Key under which an employee's device stores unsent work. A logout deletes it. A session that ends otherwise, for
 * example when displaced, does not: the employee sends the work after the next login.
 */
export const WORK_KEY = 'employeeWork';

export function forgetWork(): void {
  try {
    localStorage.removeItem(WORK_KEY);
  } catch {
    // Storage is forbidden, so that nothing was stored.
  }
}

/** True if a change in another tab affected the session. */
export const isSessionKey = (key: string | null) => key === null || key === TOKEN_KEY || key === USER_KEY;
