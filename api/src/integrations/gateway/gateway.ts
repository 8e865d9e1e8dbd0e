/** A payment as the gateway reports it: in its answer to an inquiry, or in a callback with a verified signature. */
export interface GatewayPayment {
  /** The gateway's own number. */
  gatewayNo: string;
  /** The portal's payment number, from the order. */
  paymentNo: number;
  state: 'PENDING' | 'AWAITING_DEPOSIT' | 'PAID' | 'FAILED' | 'EXPIRED' | 'REFUNDED';
  /** Won. */
  amount: number;
  virtualAccount: { bank: string; account: string; holder: string; dueAt: Date } | null;
  reason: string;
}

/** A payment gateway: its own page for the browser, signed callbacks, inquiries and refunds. */
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
   * Refunds the payment or a part of it; the idempotency key makes a repeat harmless. A deposit goes back to `account`.
   */
  refund(request: {
    gatewayNo: string;
    amount: number;
    key: string;
    account: { bank: string; account: string; accountName: string } | null;
  }): Promise<'DONE' | 'FAILED' | 'UNKNOWN'>;
}
