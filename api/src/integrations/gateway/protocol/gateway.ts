import type { CashReceiptGateway } from './cashReceipts.ts';

/** A payment as reported by the gateway, in the response to a query. */
export interface GatewayPayment {
  /** The gateway's key. */
  gatewayNo: string;
  /** The portal's payment number, from the order. */
  paymentNo: number;
  /** REFUNDED: the whole amount was refunded. FAILED and EXPIRED: unpaid, and no longer payable. */
  state: 'PENDING' | 'AWAITING_DEPOSIT' | 'PAID' | 'FAILED' | 'EXPIRED' | 'REFUNDED';
  /** Won. */
  amount: number;
  /** Won without value-added tax, before refunds; null if the gateway does not report it. */
  taxFreeAmount: number | null;
  /** Time of the payment; null if unpaid. */
  paidAt: Date | null;
  /** All refund orders, oldest first. */
  refunds: readonly GatewayRefund[];
  virtualAccount: { bank: string; account: string; holder: string; dueAt: Date } | null;
  /** Service (간편결제) that the payer chose on the card page, in Korean; null without one. */
  easyPay: string | null;
  reason: string;
}

/** A refund order at the gateway. */
export interface GatewayRefund {
  /** Key of our order; null for one made in the gateway's console. */
  key: string | null;
  /** Won. */
  amount: number;
  /**
   * PENDING: the gateway or the bank is processing it, or the outcome can no longer be determined. FAILED: the bank
   * returned it.
   */
  state: 'DONE' | 'PENDING' | 'FAILED';
}

/**
 * Outcome of a refund order. REFUSED: the gateway rejected it. BOUNCED: the bank returned the money, and the gateway
 * does not refund it again. PENDING: the gateway or the bank is processing it. NOT_DONE: the gateway failed and has no
 * such order afterwards. UNANSWERED: the outcome is unknown.
 */
export type RefundOutcome = 'DONE' | 'REFUSED' | 'BOUNCED' | 'PENDING' | 'NOT_DONE' | 'UNANSWERED';

/** A line of the gateway's settlement list: a payment or a refund. */
export interface GatewaySettlement {
  gatewayNo: string;
  kind: 'PAID' | 'REFUNDED';
  /** Won. */
  amount: number;
  at: Date;
}

/** Payout of the gateway to the association on a day. */
export interface GatewayPayout {
  /** In Seoul. */
  day: string;
  /** Won of the payments that it settles, less their refunds. */
  amount: number;
  /** Won of the fee without its value-added tax, and that tax. */
  fee: number;
  feeVat: number;
  /** Won that reach the bank account. */
  paidOut: number;
}

/** A webhook about one of our payments. */
export interface GatewayWebhook {
  /** The portal's payment number. */
  paymentNo: number;
  /** Queries the gateway, because webhooks are not signed; null if the webhook turns out to be forged. */
  read(gatewayNo: string): Promise<GatewayPayment | null>;
}

/** Parameters that the browser brings back from the gateway's page. Anyone can forge them: they prove nothing. */
export interface GatewayReturn {
  /** The portal's payment number. */
  paymentNo: number;
  /** The claimed approval; null if there is nothing to confirm. */
  approved: { gatewayNo: string; amount: number } | null;
  /** Reason why there is nothing to confirm, in Korean. */
  reason: string;
}

/** A payment gateway: its page for the browser, webhooks, queries, refunds and books. */
export interface PaymentGateway {
  readonly cashReceipts: CashReceiptGateway;
  /** Opens a payment and returns the URL of its page, which returns the browser to RETURN_PATH. */
  open(request: {
    paymentNo: number;
    amount: number;
    /** Won of the amount without value-added tax; refunds follow the payment. */
    taxFreeAmount: number;
    method: 'card' | 'phone' | 'vbank';
    title: string;
    dueAt: Date;
  }): Promise<{ gatewayNo: string; checkoutUrl: string }>;
  /** Verifies a webhook as far as possible without a query; null if it is forged or about no payment of ours. */
  readWebhook(body: string): GatewayWebhook | null;
  /** Parses the browser's return to RETURN_PATH; null if the order's number is not one of ours. */
  readReturn(visit: { orderNo: string; outcome: string; query: unknown }): GatewayReturn | null;
  /**
   * Takes the money of a payment approved by its payer, and returns the payment afterwards; null if the gateway does
   * not know it.
   */
  confirm(order: { gatewayNo: string; orderNo: string; amount: number }): Promise<GatewayPayment | null>;
  /** Queries the current state; null if the gateway does not know the payment. */
  inquire(gatewayNo: string): Promise<GatewayPayment | null>;
  /**
   * Closes an unpaid page or virtual account, so that it can no longer be paid. Returns the payment afterwards: one
   * paid before stays paid. Null if the gateway does not know the payment.
   */
  close(gatewayNo: string): Promise<GatewayPayment | null>;
  /**
   * Refunds the payment or a part of it, once: an earlier attempt that the gateway has executed or is executing is
   * returned. A deposit goes to `account` and is rejected without one. A phone payment can only be refunded as a whole.
   */
  refund(request: {
    gatewayNo: string;
    amount: number;
    refundNo: number;
    /** Number of the attempt; each has its own key. */
    attempt: number;
    account: { bank: string; account: string; accountName: string } | null;
  }): Promise<RefundOutcome>;
  /** The settlement list: payments and refunds from `from` to before `until`. */
  settlements(from: Date, until: Date): Promise<GatewaySettlement[]>;
  /** The payouts from the first day to the last, in their order. */
  payouts(firstDay: string, lastDay: string): Promise<GatewayPayout[]>;
}
