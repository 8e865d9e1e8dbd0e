export { endSession, isOverAge, readSession, startSession, useSessionUser } from './session.ts';
export { renewToken, signInByLink, signOut, useSignIn, useSignUp } from './signIn.ts';
