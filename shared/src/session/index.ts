export { endSession, isOverAge, readSession, startSession, useSessionUser } from './session.ts';
export { WORK_KEY } from './storage.ts';
export { renewToken, signInByLink, signOut, useSignIn, useSignUp } from './signIn.ts';
