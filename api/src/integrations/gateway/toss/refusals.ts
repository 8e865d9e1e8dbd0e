import { ServiceRefusal } from '../../http/askService.ts';

/**
 * Refusals after which the work may have been done, or may still be done: only an inquiry tells. Every other code says
 * that nothing happened. https://docs.tosspayments.com/reference/error-codes
 */
const UNSETTLED_CODES: readonly string[] = [
  'ALREADY_PROCESSED_PAYMENT',
  'ALREADY_CANCELED_PAYMENT',
  'ALREADY_REFUND_PAYMENT',
  // Another order came between our reading and our request: it may be an earlier one of the same refund.
  'NOT_MATCHES_REFUNDABLE_AMOUNT',
  'IDEMPOTENT_REQUEST_PROCESSING',
  'FORBIDDEN_CONSECUTIVE_REQUEST',
  'PROVIDER_ERROR',
  // A wrong setting of ours, which says nothing about the payment.
  'UNAUTHORIZED_KEY',
  'INCORRECT_BASIC_AUTH_FORMAT',
  // Something between the gateway and us answered.
  'WITHOUT_CODE',
];
const CONFLICT = 409;
const TOO_MANY = 429;
const FIRST_SERVER_ERROR = 500;

/** Whether a request certainly did nothing. A lost answer, a fault there or a repeat under way is no refusal. */
export const isRefused = (error: unknown): error is ServiceRefusal =>
  error instanceof ServiceRefusal &&
  error.status < FIRST_SERVER_ERROR &&
  error.status !== CONFLICT &&
  error.status !== TOO_MANY &&
  !UNSETTLED_CODES.includes(error.code);

/** Whether the gateway itself said that a request has ended, however it ended: it is not under way any more. */
export const isAnswered = (error: unknown): boolean =>
  error instanceof ServiceRefusal &&
  error.status !== CONFLICT &&
  !['WITHOUT_CODE', 'FORBIDDEN_CONSECUTIVE_REQUEST'].includes(error.code);

/** Whether the gateway knows no such payment. A page that nobody used is forgotten after half an hour. */
export const isUnknownPayment = (error: unknown): boolean =>
  error instanceof ServiceRefusal && ['NOT_FOUND_PAYMENT', 'NOT_FOUND_PAYMENT_SESSION'].includes(error.code);
