import { ServiceRefusal } from '../../http/askService.ts';

/**
 * Error codes after which the work may have been done or still be done: only a query shows it. Every other code means
 * that nothing happened. https://docs.tosspayments.com/reference/error-codes
 */
const UNSETTLED_CODES: readonly string[] = [
  'ALREADY_PROCESSED_PAYMENT',
  'ALREADY_CANCELED_PAYMENT',
  'ALREADY_REFUND_PAYMENT',
  // Another order came between our read and our request, possibly an earlier one of the same refund.
  'NOT_MATCHES_REFUNDABLE_AMOUNT',
  'IDEMPOTENT_REQUEST_PROCESSING',
  'FORBIDDEN_CONSECUTIVE_REQUEST',
  'PROVIDER_ERROR',
  // A wrong setting of ours, which does not concern the payment.
  'UNAUTHORIZED_KEY',
  'INCORRECT_BASIC_AUTH_FORMAT',
  // A response from something between the gateway and us.
  'WITHOUT_CODE',
];
const CONFLICT = 409;
const TOO_MANY = 429;
const FIRST_SERVER_ERROR = 500;

/** True if a request certainly had no effect. A lost response, an error there or a pending repetition is no refusal. */
export const isRefused = (error: unknown): error is ServiceRefusal =>
  error instanceof ServiceRefusal &&
  error.status < FIRST_SERVER_ERROR &&
  error.status !== CONFLICT &&
  error.status !== TOO_MANY &&
  !UNSETTLED_CODES.includes(error.code);

/** True if the gateway itself reported that a request has ended, with any outcome: it is no longer pending. */
export const isAnswered = (error: unknown): boolean =>
  error instanceof ServiceRefusal &&
  error.status !== CONFLICT &&
  !['WITHOUT_CODE', 'FORBIDDEN_CONSECUTIVE_REQUEST'].includes(error.code);

/** True if the gateway does not know the payment. An unused page is forgotten after half an hour. */
export const isUnknownPayment = (error: unknown): boolean =>
  error instanceof ServiceRefusal && ['NOT_FOUND_PAYMENT', 'NOT_FOUND_PAYMENT_SESSION'].includes(error.code);
