/** A payment in the double's books. */

type Status =
  | 'READY'
  | 'IN_PROGRESS'
  | 'WAITING_FOR_DEPOSIT'
  | 'DONE'
  | 'CANCELED'
  | 'PARTIAL_CANCELED'
  | 'ABORTED'
  | 'EXPIRED';

export interface BookedCancel {
  cancelAmount: number;
  taxFreeAmount: number;
  cancelReason: string;
  canceledAt: string;
  transactionKey: string;
  /** A delayed one is IN_PROGRESS and ends as DONE or ABORTED. */
  cancelStatus: 'DONE' | 'IN_PROGRESS' | 'ABORTED';
}

export interface BookedPayment {
  paymentKey: string;
  orderId: string;
  orderName: string;
  method: string;
  status: Status;
  currency: 'KRW';
  totalAmount: number;
  balanceAmount: number;
  /** Part of the balance. */
  taxFreeAmount: number;
  suppliedAmount: number;
  vat: number;
  requestedAt: string;
  approvedAt: string | null;
  virtualAccount: {
    accountNumber: string;
    bankCode: string;
    customerName: string;
    dueDate: string;
    expired: boolean;
    refundStatus: 'NONE' | 'PENDING' | 'FAILED' | 'PARTIAL_FAILED' | 'COMPLETED';
  } | null;
  easyPay: { provider: string; amount: number; discountAmount: number } | null;
  cancels: BookedCancel[] | null;
  secret: string | null;
  checkout: { url: string };
  failure: { code: string; message: string } | null;
}

/** Course of a payment, chosen on the payer's page. */
export interface Fate {
  /** Rejection of its confirmation by the payer's bank; null if it agrees. */
  rejection: string | null;
  /** Time after which its confirmation is executed; until then it is answered with an error. */
  delayMs: number;
  /** Won by which the amount taken differs from the order. */
  lessWon: number;
  /** Number of times that each webhook is sent. */
  webhooks: number;
}
export const USUAL: Fate = { rejection: null, delayMs: 0, lessWon: 0, webhooks: 1 };

/** Data that the gateway does not show. */
export interface Hidden {
  payment: BookedPayment;
  /** The bank's state of each deposit cancellation; the payment shows only that of the newest. */
  bankStates: ('PENDING' | 'FAILED' | 'COMPLETED')[];
  isTakenBack: boolean;
  successUrl: string;
  failUrl: string;
  dueDate: string;
  authenticatedAt: number | null;
  fate: Fate;
  /** Time of a delayed confirmation, in milliseconds since 1970; null without one. */
  executedAt: number | null;
}
/** A payment with its lines in the list of transactions. */
export interface BookedEntry {
  hidden: Hidden;
  transactions: Record<string, unknown>[];
}
