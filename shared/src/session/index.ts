export { endSession, isOverAge, readSession, startSession, useSessionUser } from './session.ts';
export { renewToken, signIn, signInByLink, signOut, signUp } from './signIn.ts';
