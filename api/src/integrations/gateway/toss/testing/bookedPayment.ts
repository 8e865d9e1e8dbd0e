/** A payment in the local gateway's books. */

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
  cancels: BookedCancel[] | null;
  secret: string | null;
  checkout: { url: string };
  failure: { code: string; message: string } | null;
}
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
}
