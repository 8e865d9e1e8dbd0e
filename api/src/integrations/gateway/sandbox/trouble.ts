/** Faults of a request, from the gateway's documents or on the connection. */

/**
 * `down`: the request does not arrive. `silent`: it arrives, is not executed and gets no response. `late`: it is
 * executed after the timeout. `lost`, `silentAfter`: it is executed, and the connection breaks or no response comes.
 * `fault`: an error before execution. `storedFault`: the same, repeated for the same key. `faultAfter`: it is executed,
 * and the response is an error, repeated for the same key. `processing`: another repetition is still running.
 * `tooMany`: rate limit. The others respond with foreign content, too much of it, or an unparsable payment.
 */
export const TROUBLES = [
  'down',
  'silent',
  'late',
  'lost',
  'silentAfter',
  'fault',
  'storedFault',
  'faultAfter',
  'processing',
  'tooMany',
  'html',
  'halfPayment',
  'endless',
  'elsewhere',
] as const;
type Trouble = (typeof TROUBLES)[number];

/** Final rejections of a confirmation: https://docs.tosspayments.com/reference/error-codes */
export const REJECTIONS = [
  'REJECT_CARD_PAYMENT',
  'REJECT_ACCOUNT_PAYMENT',
  'EXCEED_MAX_AMOUNT',
  'INVALID_STOPPED_CARD',
  'INVALID_CARD_LOST_OR_STOLEN',
] as const;

/** Rejections of a confirmation after which the payment can still be confirmed, or already was. */
export const CONFIRM_REFUSALS = ['PROVIDER_ERROR', 'ALREADY_PROCESSED_PAYMENT', 'FORBIDDEN_REQUEST'] as const;

/** Rejections of a cancellation without effect. */
export const CANCEL_REFUSALS = [
  'PROVIDER_ERROR',
  'REFUND_REJECTED',
  'INVALID_REFUND_ACCOUNT_INFO',
  'INVALID_REFUND_ACCOUNT_NUMBER',
  'INVALID_BANK',
  'FORBIDDEN_BANK_REFUND_REQUEST',
  'NOT_MATCHES_REFUNDABLE_AMOUNT',
  'NOT_CANCELABLE_PAYMENT',
  'NOT_CANCELABLE_AMOUNT',
  'NOT_AVAILABLE_BANK',
  'EXCEED_MAX_REFUND_DUE',
  'FORBIDDEN_CONSECUTIVE_REQUEST',
] as const;

/** The gateway's error codes of a cancellation or confirmation. */
export const FAULTS = [
  'FAILED_INTERNAL_SYSTEM_PROCESSING',
  'FAILED_REFUND_PROCESS',
  'FAILED_METHOD_HANDLING_CANCEL',
  'FAILED_PARTIAL_REFUND',
  'COMMON_ERROR',
  'UNKNOWN_PAYMENT_ERROR',
] as const;

export type RefusalCode = (typeof CONFIRM_REFUSALS)[number] | (typeof CANCEL_REFUSALS)[number];

const FORBIDDEN: readonly string[] = [
  'FORBIDDEN_REQUEST',
  'NOT_CANCELABLE_PAYMENT',
  'NOT_CANCELABLE_AMOUNT',
  'NOT_AVAILABLE_BANK',
  'EXCEED_MAX_REFUND_DUE',
  'FORBIDDEN_CONSECUTIVE_REQUEST',
];
export const statusOf = (code: RefusalCode): number => (FORBIDDEN.includes(code) ? 403 : 400);

/** Fault of one request: a trouble, a rejection code, or an error code. */
export type Happening = Trouble | { refusal: RefusalCode } | { fault: (typeof FAULTS)[number] };

export const nameOf = (happening: Happening): string => {
  if (typeof happening === 'string') return happening;
  return 'refusal' in happening ? `refusal ${happening.refusal}` : `fault ${happening.fault}`;
};
