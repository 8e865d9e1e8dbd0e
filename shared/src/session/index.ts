export { endSession, isOverAge, readSession, startSession, useSessionUser, SESSION_HOURS } from './session.ts';
export { renewToken, signIn, signInByLink, signOut, signUp } from './signIn.ts';
export type { Session } from './storage.ts';
