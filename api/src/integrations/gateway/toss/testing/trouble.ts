/** What the gateway's documents, or the line to it, let happen to a request. */

/**
 * `down`: the request does not arrive. `silent`: it arrives, is not carried out and is never answered. `late`: it is
 * carried out when nobody waits any more. `lost`, `silentAfter`: it is carried out, and the connection breaks or no
 * answer comes. `fault`: a fault before it is carried out; `storedFault`: the same, and answered again under the same
 * key; `faultAfter`: it is carried out, and a fault is answered, again under the same key. `processing`: another repeat
 * is still running. `tooMany`: too many requests. The others answer what is not the gateway's own, too much of it, or a
 * payment that cannot be read.
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

/** Refusals of a confirmation, which then has ended: https://docs.tosspayments.com/reference/error-codes */
export const REJECTIONS = [
  'REJECT_CARD_PAYMENT',
  'REJECT_ACCOUNT_PAYMENT',
  'EXCEED_MAX_AMOUNT',
  'INVALID_STOPPED_CARD',
  'INVALID_CARD_LOST_OR_STOLEN',
] as const;

/** Refusals of a confirmation after which the payment can still be confirmed, or may have been. */
export const CONFIRM_REFUSALS = ['PROVIDER_ERROR', 'ALREADY_PROCESSED_PAYMENT', 'FORBIDDEN_REQUEST'] as const;

/** Refusals of a cancel that did nothing. */
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

/** Faults of the gateway that are words of a cancel or a confirmation. */
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

/** What happens to one request: a trouble, a refusal by its code, or a fault by its code. */
export type Happening = Trouble | { refusal: RefusalCode } | { fault: (typeof FAULTS)[number] };

export const nameOf = (happening: Happening): string => {
  if (typeof happening === 'string') return happening;
  return 'refusal' in happening ? `refusal ${happening.refusal}` : `fault ${happening.fault}`;
};
