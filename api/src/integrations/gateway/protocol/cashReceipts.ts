/** One line of what the gateway has of a cash receipt: that it was issued, or that it was cancelled. */
export interface GatewayCashReceipt {
  /** The gateway's own; a cancellation has another than the receipt. */
  receiptKey: string;
  kind: 'ISSUED' | 'CANCELLED';
  /** Won. */
  amount: number;
  /** Won of it without value-added tax; null where the gateway does not say. */
  taxFreeAmount: number | null;
  /** With the tax office, which takes some days. FAILED: it was not taken, and is as if it had never been. */
  state: 'DONE' | 'PENDING' | 'FAILED';
  /** The number under which the tax office has it, and the page that shows it. */
  issueNumber: string;
  url: string;
}

/**
 * How an order went. REFUSED: the gateway did not do it. TAKEN: the payer had one issued on the gateway's own page.
 * NOT_DONE: the gateway had a fault, and afterwards has no such thing. UNANSWERED: nobody can say whether it was done.
 */
export type CashReceiptOutcome =
  | { state: 'DONE'; receipt: GatewayCashReceipt }
  | { state: 'REFUSED' | 'TAKEN' | 'NOT_DONE' | 'UNANSWERED'; code: string };

export interface CashReceiptOrder {
  /** Ours, under which the gateway has the receipt and its cancellations. */
  orderNo: string;
  /** Won. */
  amount: number;
  /** Another order under the same key is the same order. */
  key: string;
  /** Since when this was ordered before: what the gateway has from then on is looked for first. null: never. */
  since: Date | null;
  now: Date;
}

/** Cash receipts (현금영수증), which the gateway hands on to the tax office. */
export interface CashReceiptGateway {
  /** Issues one, once: one that the gateway has from an earlier order is the answer. */
  issue(
    order: CashReceiptOrder & {
      /** Won of the amount without value-added tax; a cancellation follows the receipt. */
      taxFreeAmount: number;
      type: 'INCOME' | 'EXPENSE';
      /** Digits: of a phone, a card, or a business. */
      number: string;
      /** What was paid for. */
      title: string;
      /** The gateway's payment; null of money that came to the association's own account. */
      gatewayNo: string | null;
    },
  ): Promise<CashReceiptOutcome>;
  /** Cancels won of one, once: a cancellation that the gateway has and `known` does not is the answer. */
  cancel(order: CashReceiptOrder & { receiptKey: string; known: readonly string[] }): Promise<CashReceiptOutcome>;
  /** What the gateway has under an order's number, oldest first. */
  find(order: { orderNo: string; since: Date; now: Date }): Promise<GatewayCashReceipt[]>;
}
