import { atom, createStore, useAtomValue } from 'jotai';
import type { SessionUser } from '../contract/user.ts';
import { clearStored, isSessionKey, readStored, writeStored, type Session } from './storage.ts';

/** A session is over this long after its login (spec §4, §9). */
export const SESSION_HOURS = 24;

const store = createStore();
const sessionAtom = atom<Session | null>(readStored());

window.addEventListener('storage', (event) => {
  if (isSessionKey(event.key)) store.set(sessionAtom, readStored());
});

/** The session now, for code outside components. */
export const readSession = (): Session | null => store.get(sessionAtom);

/** Remembers a session that the API has just opened. */
export function startSession(session: Session): void {
  writeStored(session);
  store.set(sessionAtom, session);
}

/** Forgets the session in this browser; the server is told by `signOut`. */
export function endSession(): void {
  clearStored();
  store.set(sessionAtom, null);
}

/** Who is logged in; null for a guest. Draws again when that changes, in this tab or another. */
export const useSessionUser = (): SessionUser | null => useAtomValue(sessionAtom, { store })?.user ?? null;

/** Whether a login is so old that it is over, by this browser's clock. */
export const isOverAge = (loginDate: string, now = Date.now()) =>
  now - Date.parse(loginDate) >= SESSION_HOURS * 3_600_000;
