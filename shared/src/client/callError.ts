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

  /**
   * Compares the code by its name.
   * @deprecated Sections compare `code` with `NUMBERS.APPLY_FULL`.
   */
  is(name: string): boolean {
    return this.code === COMPARED_BY_NAME[name];
  }
}
