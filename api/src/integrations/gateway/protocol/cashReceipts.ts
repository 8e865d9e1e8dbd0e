/** A gateway's record of a cash receipt: its issue or a cancellation. */
export interface GatewayCashReceipt {
  /** The gateway's key; a cancellation has its own. */
  receiptKey: string;
  kind: 'ISSUED' | 'CANCELLED';
  /** Won. */
  amount: number;
  /** Won without value-added tax; null if the gateway does not report it. */
  taxFreeAmount: number | null;
  /** State at the tax office, which takes some days. FAILED: rejected, as if never issued. */
  state: 'DONE' | 'PENDING' | 'FAILED';
  /** The tax office's number, and the page that shows the receipt. */
  issueNumber: string;
  url: string;
}

/**
 * Outcome of an order. REFUSED: the gateway rejected it. TAKEN: the payer had one issued on the gateway's page.
 * NOT_DONE: the gateway failed and has no such receipt afterwards. UNANSWERED: the outcome is unknown.
 */
export type CashReceiptOutcome =
  | { state: 'DONE'; receipt: GatewayCashReceipt }
  | { state: 'REFUSED' | 'TAKEN' | 'NOT_DONE' | 'UNANSWERED'; code: string };

export interface CashReceiptOrder {
  /** Our number, under which the gateway has the receipt and its cancellations. */
  orderNo: string;
  /** Won. */
  amount: number;
  /** Idempotency key of the order. */
  key: string;
  /** Time of the first earlier order: the gateway's receipts since then are searched first. Null if none. */
  since: Date | null;
  now: Date;
}

/** Cash receipts (현금영수증), which the gateway forwards to the tax office. */
export interface CashReceiptGateway {
  /** Issues a receipt once: an existing one of an earlier order is returned. */
  issue(
    order: CashReceiptOrder & {
      /** Won of the amount without value-added tax; cancellations follow the receipt. */
      taxFreeAmount: number;
      type: 'INCOME' | 'EXPENSE';
      /** Digits of a phone, card or business number. */
      number: string;
      /** Title of the purchase. */
      title: string;
      /** The gateway's payment; null for a transfer to the association's account. */
      gatewayNo: string | null;
    },
  ): Promise<CashReceiptOutcome>;
  /** Cancels an amount once: a cancellation at the gateway that is not in `known` is returned. */
  cancel(order: CashReceiptOrder & { receiptKey: string; known: readonly string[] }): Promise<CashReceiptOutcome>;
  /** Returns the gateway's records under an order's number, oldest first. */
  find(order: { orderNo: string; since: Date; now: Date }): Promise<GatewayCashReceipt[]>;
}
