import type { Generated } from 'kysely';

/** Tables of the sandbox gateway: the portal uses only the gateway's interface. */
export interface SandboxGatewayTables {
  sandbox_payment: {
    gateway_no: string;
    payment_no: number;
    method: 'card' | 'phone' | 'vbank';
    /** Amount of the order, in won. */
    amount: number;
    title: string;
    return_url: string;
    due_at: Date;
    state: 'PENDING' | 'AWAITING_DEPOSIT' | 'PAID' | 'FAILED' | 'EXPIRED' | 'REFUNDED';
    /** When it was paid; a delayed approval is PENDING until then. */
    paid_at: Date | null;
    /** Amount in its webhooks; differs from `amount` in one scenario. */
    notified_amount: number;
    account: string | null;
    refunded: Generated<number>;
    reason: Generated<string>;
  };
  sandbox_refund: { refund_key: string; gateway_no: string; amount: number; refunded_at: Date };
  sandbox_cash_receipt: {
    receipt_key: string;
    order_no: string;
    kind: 'ISSUED' | 'CANCELLED';
    /** The cancelled receipt, for a cancellation. */
    of_key: string | null;
    amount: number;
    type: string;
    number_masked: string;
    title: string;
    requested_at: Date;
  };
  /** Tax-free part of an order or a cash receipt, by its number at the gateway. */
  sandbox_tax_free: { number: string; amount: number };
  sandbox_callback: {
    callback_no: Generated<number>;
    body: string;
    send_at: Date;
    attempts: Generated<number>;
    delivered_at: Date | null;
  };
}
