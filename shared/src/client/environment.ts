import type { Call, CallEntity, CallInput } from '../contract/all/index.ts';
import type { UnknownPart } from '../contract/base/readAnswer.ts';

/** Options of a call on the server. */
export interface AskOptions {
  /** Deadline for the response, as `Date.now()`; without it the page cannot do without the response. */
  until?: number;
}

/**
 * Dependencies of the client on its program. The shell sets them once at start, so that this folder does not depend on
 * how the session is stored or a message is shown.
 */
export interface ClientEnvironment {
  /** Stored token; null for a guest. */
  token(): string | null;
  /**
   * Shows a message that the visitor must see; resolves when closed.
   * @param whereToLook sentence of the message on where to check whether a change was made
   */
  alert(message: string, whereToLook?: string): Promise<void>;
  /**
   * HTTP 401 or 402: clears the expired login and opens /sign/in (specification §8), for employees /main. Shows the
   * reason, if any, and how to return to the page.
   */
  signedOut(reason?: string): void;
  /** Codes -1014 and -9997: logs out and opens /main (specification §4). Shows the message, if any. */
  forcedOut(message: string): void;
  /** Renews an employee's token after HTTP 403; false if there is none or it failed. */
  renewToken(): Promise<boolean>;
  /** Called after a chunk did not load in time, so that the next request for it is a new one. */
  abandonFiles(): void;
  /** Reports parts of a response that the contract of this build does not know. */
  tellUnknown(call: Call, unknown: readonly UnknownPart[]): void;
  /** Server only: calls the API for a rendered page, which waits for it. Failed calls are repeated by the browser. */
  ask?<C extends Call>(call: C, input: CallInput<C>, options: AskOptions): Promise<CallEntity<C>>;
}

/** Environment of a guest without messages, used until the shell sets another one, and for rendering. */
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

/** Sets the environment; called by the shell before the first request. */
export const configureClient = (shellEnvironment: ClientEnvironment) => {
  environment = shellEnvironment;
};

export const clientEnvironment = () => environment;
