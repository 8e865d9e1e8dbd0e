import type { IncomingHttpHeaders } from 'node:http';
import type { CashReceiptGateway } from './cashReceipts.ts';

/** A payment as the gateway reports it: in its answer to an inquiry, or in a callback with a verified signature. */
export interface GatewayPayment {
  /** The gateway's own number. */
  gatewayNo: string;
  /** The portal's payment number, from the order. */
  paymentNo: number;
  /** REFUNDED: the whole amount went back. FAILED and EXPIRED: nobody paid, and nobody should be able to any more. */
  state: 'PENDING' | 'AWAITING_DEPOSIT' | 'PAID' | 'FAILED' | 'EXPIRED' | 'REFUNDED';
  /** Won. */
  amount: number;
  /** Won of it without value-added tax, refunds aside; null where the gateway does not say. */
  taxFreeAmount: number | null;
  /** When the money came; null while there is none. */
  paidAt: Date | null;
  /** Every order to give money back, oldest first. */
  refunds: readonly GatewayRefund[];
  virtualAccount: { bank: string; account: string; holder: string; dueAt: Date } | null;
  reason: string;
}

/** One order to give money back, as the gateway has it. */
export interface GatewayRefund {
  /** Of an order of ours; null of one that was made at the gateway's own console. */
  key: string | null;
  /** Won. */
  amount: number;
  /** PENDING: the gateway or the bank is at work, or nobody can say any more. FAILED: the bank sent it back. */
  state: 'DONE' | 'PENDING' | 'FAILED';
}

/**
 * How an order to give money back went. REFUSED: the gateway did not do it. BOUNCED: the bank sent the money back, and
 * the gateway gives it back no second time. PENDING: the gateway or the bank is at work. NOT_DONE: the gateway had a
 * fault, and afterwards has no such order. UNANSWERED: nobody can say whether it was done.
 */
export type RefundOutcome = 'DONE' | 'REFUSED' | 'BOUNCED' | 'PENDING' | 'NOT_DONE' | 'UNANSWERED';

/** One line of the gateway's settlement list: money that came, or money that went back. */
export interface GatewaySettlement {
  gatewayNo: string;
  kind: 'PAID' | 'REFUNDED';
  /** Won. */
  amount: number;
  at: Date;
}

/** A webhook that names a payment of ours. */
export interface GatewayWebhook {
  /** The portal's payment number. */
  paymentNo: number;
  /** A signed one is proof; of any other the gateway itself is asked, which costs a request. */
  isSigned: boolean;
  /** The payment as the gateway has it; null when the webhook turns out to be forged. */
  read(gatewayNo: string): Promise<GatewayPayment | null>;
}

/** What the browser brought back from the gateway's page. Anyone may have written it: it proves nothing. */
export interface GatewayReturn {
  /** The portal's payment number. */
  paymentNo: number;
  /** What the payer is said to have approved; null when there is nothing to confirm. */
  approved: { gatewayNo: string; amount: number } | null;
  /** Why there is nothing to confirm, in Korean. */
  reason: string;
}

/** A payment gateway: its own page for the browser, callbacks, inquiries, refunds and its books. */
export interface PaymentGateway {
  /** Whether its page can be opened again to read the account number that was issued there. */
  readonly showsAccountAgain: boolean;
  readonly cashReceipts: CashReceiptGateway;
  /** Opens a payment; answers the URL of the gateway's page. It sends the browser back to `returnUrl`. */
  open(request: {
    paymentNo: number;
    amount: number;
    /** Won of it without value-added tax; its refunds follow the payment. */
    taxFreeAmount: number;
    method: 'card' | 'phone' | 'vbank';
    title: string;
    returnUrl: string;
    dueAt: Date;
  }): Promise<{ gatewayNo: string; checkoutUrl: string }>;
  /** Checks what can be checked of a webhook without asking; null when it is forged or names no payment of ours. */
  readWebhook(webhook: { body: string; headers: IncomingHttpHeaders }): GatewayWebhook | null;
  /** Reads the browser's way back to RETURN_PATH; null when the order's number is not one of ours. */
  readReturn(visit: { orderNo: string; outcome: string; query: unknown }): GatewayReturn | null;
  /**
   * Takes the money of a payment that its payer has approved, and answers the payment as it is then. A gateway that
   * needs no confirmation is merely asked. null when the gateway knows no such payment.
   */
  confirm(order: { gatewayNo: string; orderNo: string; amount: number }): Promise<GatewayPayment | null>;
  /** Asks for the current state; null when the gateway knows no such payment. */
  inquire(gatewayNo: string): Promise<GatewayPayment | null>;
  /**
   * Closes a page or a virtual account that is not paid yet, so that nobody can pay it any more. Answers the payment
   * as it is then: one that was paid before stays paid. null when the gateway knows no such payment.
   */
  close(gatewayNo: string): Promise<GatewayPayment | null>;
  /**
   * Refunds the payment or a part of it, once: an earlier attempt at the same refund that the gateway carried out, or
   * is carrying out, is the answer. A deposit goes back to `account` and is refused without one; a payment by phone
   * goes back whole or not at all.
   */
  refund(request: {
    gatewayNo: string;
    amount: number;
    refundNo: number;
    /** Counts the orders of this refund, each with a key of its own. */
    attempt: number;
    account: { bank: string; account: string; accountName: string } | null;
  }): Promise<RefundOutcome>;
  /** The settlement list: what came and went from `from` until before `until`. */
  settlements(from: Date, until: Date): Promise<GatewaySettlement[]>;
}
