import type { Generated } from 'kysely';
import type { PaymentStatus, PayMethod, RefundStatus } from '@portal/shared/contract';
import type { SandboxGatewayTables } from './sandbox.ts';

export interface PaymentTable {
  payment_no: Generated<number>;
  application_no: number;
  member_no: number;
  pay_method: PayMethod;
  /** Won. */
  amount: number;
  status: PaymentStatus;
  gateway_no: string | null;
  checkout_url: string | null;
  due_at: Date;
  opened_at: Date;
  /** The last inquiry or notification. */
  checked_at: Date | null;
  paid_at: Date | null;
  /** What was really paid; differs from `amount` only in HELD_FOR_REVIEW. */
  paid_amount: number | null;
  refunded_amount: Generated<number>;
  vbank_bank: string | null;
  vbank_account: string | null;
  vbank_holder: string | null;
  vbank_due_at: Date | null;
  reason: Generated<string>;
}

export interface RefundTable {
  refund_no: Generated<number>;
  application_no: number;
  payment_no: number | null;
  status: RefundStatus;
  cause: 'CANCEL' | 'CALLED_OFF' | 'OVERPAID';
  /** Back the way it came, or to the account of the form. */
  route: 'gateway' | 'bank';
  amount: number;
  percent: number;
  bank: Generated<string>;
  account_name: Generated<string>;
  account_masked: Generated<string>;
  account_sealed: Buffer | null;
  requested_at: Date;
  decided_at: Date | null;
  /** Until when only the process that claimed it executes it. */
  leased_until: Date | null;
  finished_at: Date | null;
}

export interface PaymentTables extends SandboxGatewayTables {
  payment: PaymentTable;
  refund: RefundTable;
}
