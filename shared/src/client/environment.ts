import type { Call, CallEntity, CallInput } from '../contract/all/index.ts';
import type { UnknownPart } from '../contract/base/readAnswer.ts';

/** Of a call on the server. */
export interface AskOptions {
  /** When the answer is not worth waiting for any longer, as `Date.now()`; without it the page needs the answer. */
  until?: number;
}

/**
 * What the client needs from the program around it. The shell sets it once at start, so that this folder depends
 * neither on where the session is stored nor on how a message is shown.
 */
export interface ClientEnvironment {
  /** The stored token, or null for a guest. */
  token(): string | null;
  /** Shows a message that the visitor must see; resolves when it has been closed. */
  alert(message: string): Promise<void>;
  /** HTTP 401 or 402: the login has ended; clear it and go to /sign/in (specification §8). */
  signedOut(): void;
  /**
   * Codes -1014 and -9997, 24 hours, and an employee's disuse: forced logout and back to /main (specification §4). Says
   * the message, if any.
   */
  forcedOut(message: string): void;
  /** Renews an employee's token after HTTP 403; false when there is none or it failed. */
  renewToken(): Promise<boolean>;
  /** A file of the program itself did not arrive in time: the next request for it must be a new one. */
  abandonFiles(): void;
  /** An answer had what the contract of this build does not: its owner should know. */
  tellUnknown(call: Call, unknown: readonly UnknownPart[]): void;
  /** On the server alone: asks the API for what a page shows. Pages wait for it, and what fails is left to browsers. */
  ask?<C extends Call>(call: C, input: CallInput<C>, options: AskOptions): Promise<CallEntity<C>>;
}

/** A guest whom nobody tells anything: before the shell says more, and where pages are rendered. */
export const AS_GUEST: ClientEnvironment = {
  token: () => null,
  alert: async () => undefined,
  signedOut: () => undefined,
  forcedOut: () => undefined,
  renewToken: async () => false,
  abandonFiles: () => undefined,
  tellUnknown: () => undefined,
};

let environment = AS_GUEST;

/** Sets the environment; called by the shell before anything is requested. */
export const configureClient = (shellEnvironment: ClientEnvironment) => {
  environment = shellEnvironment;
};

export const clientEnvironment = () => environment;
