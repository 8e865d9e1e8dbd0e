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
  /** When the money came; null while there is none. */
  paidAt: Date | null;
  /** Won that went back until now, by us or at the gateway's own console. */
  refundedAmount: number;
  virtualAccount: { bank: string; account: string; holder: string; dueAt: Date } | null;
  reason: string;
}

/** One line of the gateway's settlement list: money that came, or money that went back. */
export interface GatewaySettlement {
  gatewayNo: string;
  kind: 'PAID' | 'REFUNDED';
  /** Won. */
  amount: number;
  at: Date;
}

/** A payment gateway: its own page for the browser, signed callbacks, inquiries, refunds and its books. */
export interface PaymentGateway {
  /** Opens a payment; answers the URL of the gateway's page. It sends the browser back to `returnUrl`. */
  open(request: {
    paymentNo: number;
    amount: number;
    method: 'card' | 'phone' | 'vbank';
    title: string;
    returnUrl: string;
    dueAt: Date;
  }): Promise<{ gatewayNo: string; checkoutUrl: string }>;
  /** Checks a callback's signature over the raw body and reads it; null when the signature is wrong. */
  readCallback(rawBody: string, signature: string): GatewayPayment | null;
  /** Asks for the current state; null when the gateway knows no such payment. */
  inquire(gatewayNo: string): Promise<GatewayPayment | null>;
  /**
   * Closes a page or a virtual account that is not paid yet, so that nobody can pay it any more. Answers the payment
   * as it is then: one that was paid before stays paid. null when the gateway knows no such payment.
   */
  close(gatewayNo: string): Promise<GatewayPayment | null>;
  /**
   * Refunds the payment or a part of it; the idempotency key makes a repeat harmless. A deposit goes back to `account`
   * and fails without one; a payment by phone goes back whole or not at all.
   */
  refund(request: {
    gatewayNo: string;
    amount: number;
    key: string;
    account: { bank: string; account: string; accountName: string } | null;
  }): Promise<'DONE' | 'FAILED' | 'UNKNOWN'>;
  /** The settlement list: what came and went from `from` until before `until`. */
  settlements(from: Date, until: Date): Promise<GatewaySettlement[]>;
}
