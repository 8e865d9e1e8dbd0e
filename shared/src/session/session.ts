import { atom, createStore } from 'jotai';
import { useSyncExternalStore } from 'react';
import type { SessionUser } from '../contract/user/index.ts';
import { clearStored, isSessionKey, readStored, writeStored, type Session } from './storage.ts';

/** A session ends this long after its login, whatever happens in it (specification §4, §9). */
const SESSION_HOURS = 24;
const HOUR_MS = 3_600_000;

const store = createStore();
const sessionAtom = atom<Session | null>(readStored());

// Not on the server, which renders pages for guests.
if (typeof window !== 'undefined')
  window.addEventListener('storage', (event) => {
    if (isSessionKey(event.key)) store.set(sessionAtom, readStored());
  });

/** The current session, for code outside components. */
export const readSession = (): Session | null => store.get(sessionAtom);

/** Stores a session that the API has just opened. */
export function startSession(session: Session): void {
  writeStored(session);
  store.set(sessionAtom, session);
}

/** Forgets the session in this browser. `signOut` ends it at the server too. */
export function endSession(): void {
  clearStored();
  store.set(sessionAtom, null);
}

const subscribe = (listener: () => void) => store.sub(sessionAtom, listener);
const userOfSession = () => readSession()?.user ?? null;
const guest = () => null;

/**
 * The logged-in user; null for a guest. Renders again when that changes, in this tab or another. The server has
 * rendered the page for a guest, so that everybody is one while it is hydrated, and a member right after that.
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

/** Whether a session that began with this login has ended, by this browser's clock. */
export const isOverAge = (loginDate: string, now = Date.now()) =>
  now - Date.parse(loginDate) >= SESSION_HOURS * HOUR_MS;
