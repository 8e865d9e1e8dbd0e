import type { Generated } from 'kysely';

/** The sandbox gateway's own tables: the portal knows them only through the gateway's interface. */
export interface SandboxGatewayTables {
  sandbox_payment: {
    gateway_no: string;
    payment_no: number;
    method: 'card' | 'phone' | 'vbank';
    /** The amount of the order, in won. */
    amount: number;
    title: string;
    return_url: string;
    due_at: Date;
    state: 'PENDING' | 'AWAITING_DEPOSIT' | 'PAID' | 'FAILED' | 'EXPIRED' | 'REFUNDED';
    /** When the money came; a delayed approval is PENDING until then. */
    paid_at: Date | null;
    /** The amount in its notifications; differs from `amount` in one scenario. */
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
    /** Of a cancellation, the receipt that it is of. */
    of_key: string | null;
    amount: number;
    type: string;
    number_masked: string;
    title: string;
    requested_at: Date;
  };
  /** The tax-free part of an order or a cash receipt, by the gateway's number of it. */
  sandbox_tax_free: { number: string; amount: number };
  sandbox_callback: {
    callback_no: Generated<number>;
    body: string;
    send_at: Date;
    attempts: Generated<number>;
    delivered_at: Date | null;
  };
}
