import { NUMBERS, type InputIssue } from '../contract/all/index.ts';

/** Why a call failed. */
export type CallFailure =
  /** Refused for a business reason: a negative code. */
  | 'refused'
  /** The input was malformed: HTTP 400, with `issues`. */
  | 'invalid'
  /** Any other HTTP status. */
  | 'http'
  /** No response: offline, timed out, connection lost. */
  | 'network'
  /** A response that does not match the contract. */
  | 'unreadable';

/** Statuses whose message helps the visitor; any other failure is the same to them. */
const SHOWN_STATUSES: readonly number[] = [403, 409, 413, 415, 422, 429];

/** A call that failed, with the Korean message that a visitor may read. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly failure: CallFailure;
  /** The envelope's code (`NUMBERS.APPLY_FULL`), the HTTP status, or 0 when there was no response. */
  readonly code: number;
  readonly issues: InputIssue[];
  /** Whether the client has shown it already: by a message, or by leading the visitor to the login. */
  shown = false;
  /** The token that the request was sent with; null without one, or without a response. */
  sentToken: string | null = null;

  /** True if nothing was sent: the file with the HTTP client did not come. */
  isUnsent = false;

  /** When it was sent, as `performance.now()`. */
  sentAt?: number;

  /** Whether the session that it was sent with has reached its 24 hours, by the API's clock. */
  isSessionOverAge = false;

  /** Whether the employee's session that it was sent with has ended by disuse. */
  isSessionIdle = false;

  constructor(failure: CallFailure, code: number, message: string, issues: InputIssue[] = []) {
    super(message);
    this.failure = failure;
    this.code = code;
    this.issues = issues;
  }

  /** True if the visitor can do nothing about it but try again: no answer, none that can be read, 404, 5xx. */
  get isFault(): boolean {
    return this.failure !== 'refused' && this.failure !== 'invalid' && !SHOWN_STATUSES.includes(this.code);
  }

  /** True if a change may have been made all the same: no answer of the API says that it was not. */
  get isUnanswered(): boolean {
    return this.isFault && this.code !== NUMBERS.NOT_FOUND;
  }
}
