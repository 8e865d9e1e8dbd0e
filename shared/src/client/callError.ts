import { NUMBERS, type InputIssue } from '../contract/all/index.ts';

/** Kind of failure of a call. */
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

/** Statuses with a message useful to the visitor; all others get the general one. */
const SHOWN_STATUSES: readonly number[] = [403, 409, 413, 415, 422, 429];

/** Codes that sections built before 2026-11-29 compare by name; their builds use this shell's client. */
const COMPARED_BY_NAME: Readonly<Record<string, number>> = {
  ALREADY_MEMBER: NUMBERS.ALREADY_MEMBER,
  APPLY_FULL: NUMBERS.APPLY_FULL,
  BILL_FILE_CHANGED: NUMBERS.BILL_FILE_CHANGED,
  CALL_OFF_NOT_CONFIRMED: NUMBERS.CALL_OFF_NOT_CONFIRMED,
  CODE_EXPIRED: NUMBERS.CODE_EXPIRED,
  CODE_TRIES_EXCEEDED: NUMBERS.CODE_TRIES_EXCEEDED,
  DORMANT: NUMBERS.DORMANT,
  EDITED_MEANWHILE: NUMBERS.EDITED_MEANWHILE,
  GROUP_BUSINESS_NEEDED: NUMBERS.GROUP_BUSINESS_NEEDED,
  GROUP_OVER_CAPACITY: NUMBERS.GROUP_OVER_CAPACITY,
  GROUP_PHONE_TAKEN: NUMBERS.GROUP_PHONE_TAKEN,
  ID_TAKEN: NUMBERS.ID_TAKEN,
  ID_UNKNOWN: NUMBERS.ID_UNKNOWN,
  INVOICE_LIMIT_EXCEEDED: NUMBERS.INVOICE_LIMIT_EXCEEDED,
  INVOICE_NOT_ALLOWED: NUMBERS.INVOICE_NOT_ALLOWED,
  LINE_FORMED: NUMBERS.LINE_FORMED,
  LINE_OFFER_OVER: NUMBERS.LINE_OFFER_OVER,
  NOT_FOUND: NUMBERS.NOT_FOUND,
  PASSWORD_CURRENT_WRONG: NUMBERS.PASSWORD_CURRENT_WRONG,
  PASSWORD_REUSED: NUMBERS.PASSWORD_REUSED,
  PERSON_HAS_ACCOUNT: NUMBERS.PERSON_HAS_ACCOUNT,
  PHONE_NOT_VERIFIED: NUMBERS.PHONE_NOT_VERIFIED,
  PHONE_UNKNOWN: NUMBERS.PHONE_UNKNOWN,
  RESULTS_CHANGED: NUMBERS.RESULTS_CHANGED,
  ROSTER_FILE_CHANGED: NUMBERS.ROSTER_FILE_CHANGED,
  SESSION_ELSEWHERE: NUMBERS.SESSION_ELSEWHERE,
  TARIFF_DAY_TOO_EARLY: NUMBERS.TARIFF_DAY_TOO_EARLY,
  TARIFF_IN_TERMS: NUMBERS.TARIFF_IN_TERMS,
  TARIFF_SAME: NUMBERS.TARIFF_SAME,
  TRACKING_CHANGED: NUMBERS.TRACKING_CHANGED,
  WRONG_CREDENTIALS: NUMBERS.WRONG_CREDENTIALS,
};

/** Failed call, with a Korean message for the visitor. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly failure: CallFailure;
  /** Code of the envelope (`NUMBERS.APPLY_FULL`), HTTP status, or 0 without a response. */
  readonly code: number;
  readonly issues: InputIssue[];
  /** True once the client has shown it, by a message or by a redirect to the login. */
  shown = false;
  /** Token sent with the request; null without one or without a response. */
  sentToken: string | null = null;

  /** True if nothing was sent, because the chunk with the HTTP client did not load. */
  isUnsent = false;

  /** Sentence on where to check whether a change was made; empty if that is known. */
  whereToLook = '';

  /** Time of sending, as `performance.now()`. */
  sentAt?: number;

  /** True if the session reached its maximum age of 24 hours by the API's clock. */
  isSessionOverAge = false;

  /** True if the session expired from inactivity. */
  isSessionIdle = false;

  constructor(failure: CallFailure, code: number, message: string, issues: InputIssue[] = []) {
    super(message);
    this.failure = failure;
    this.code = code;
    this.issues = issues;
  }

  /** True if the visitor can only retry: no response, an unreadable one, 404, 5xx. */
  get isFault(): boolean {
    return this.failure !== 'refused' && this.failure !== 'invalid' && !SHOWN_STATUSES.includes(this.code);
  }

  /** True if a change may have been made, because no response rules it out. */
  get isUnanswered(): boolean {
    return this.isFault && this.code !== NUMBERS.NOT_FOUND;
  }

  /**
   * Compares the code by its name.
   * @deprecated Sections compare `code` with `NUMBERS.APPLY_FULL`.
   */
  is(name: string): boolean {
    return this.code === COMPARED_BY_NAME[name];
  }
}
