import { atom, createStore } from 'jotai';
import { useSyncExternalStore } from 'react';
import type { SessionUser } from '../contract/user/index.ts';
import { serverNow } from '../time/index.ts';
import { clearStored, isSessionKey, readStored, writeStored, type Session } from './storage.ts';

/** Maximum age of a session since its login, regardless of use (specification §4, §9). */
const SESSION_HOURS = 24;
const HOUR_MS = 3_600_000;

const store = createStore();
const sessionAtom = atom<Session | null>(readStored());

const readAgain = () => store.set(sessionAtom, readStored());
const storedToken = () => readStored()?.token;

// Not on the server, which renders pages for guests.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (isSessionKey(event.key)) readAgain();
  });
  // A page in the back/forward cache receives no such event. A session that could not be stored stays as it is.
  let left: string | undefined;
  window.addEventListener('pagehide', () => (left = storedToken()));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && storedToken() !== left) readAgain();
  });
}

/** Current session, for code outside components. */
export const readSession = (): Session | null => store.get(sessionAtom);

/** Stores a session just opened by the API. */
export function startSession(session: Session): void {
  writeStored(session);
  store.set(sessionAtom, session);
}

/** Removes the session from this browser. `signOut` also ends it on the server. */
export function endSession(): void {
  clearStored();
  store.set(sessionAtom, null);
}

const subscribe = (listener: () => void) => store.sub(sessionAtom, listener);
const userOfSession = () => readSession()?.user ?? null;
const guest = () => null;

/**
 * Logged-in user; null for a guest. Re-renders on changes in this or another tab. Returns null during hydration,
 * because the server has rendered the page for a guest, and the member right after that.
 *
 * @example
 * ```tsx src/board/Greeting.tsx
 * import { useSessionUser } from '@portal/shared/session';
 *
 * export function Greeting() {
 *   const user = useSessionUser();
 *   return <p>{user ? `${user.name} 님, 안녕하십니까.` : '로그인하면 글을 쓸 수 있습니다.'}</p>;
 * }
 * ```
 */
export const useSessionUser = (): SessionUser | null => useSyncExternalStore(subscribe, userOfSession, guest);

/** True if a session with this login time has expired. */
export const isOverAge = (loginDate: string, now = serverNow().getTime()) =>
  now - Date.parse(loginDate) >= SESSION_HOURS * HOUR_MS;
