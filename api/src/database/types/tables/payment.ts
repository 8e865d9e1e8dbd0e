import type { Generated } from 'kysely';
import type { PaidBy, PaymentStatus, RefundStatus } from '@portal/shared/contract';
import type { FindingKind } from '@portal/shared/contract/office/finding';
import type { SandboxGatewayTables } from './sandbox.ts';

export interface PaymentTable {
  payment_no: Generated<number>;
  application_no: number;
  member_no: number;
  pay_method: PaidBy;
  /** Service (간편결제) chosen on the gateway's card page; null for a card itself and other methods. */
  easy_pay: Generated<string | null>;
  /** Won. */
  amount: number;
  status: PaymentStatus;
  gateway_no: string | null;
  checkout_url: string | null;
  due_at: Date;
  opened_at: Date;
  /** Last inquiry or webhook. */
  checked_at: Date | null;
  paid_at: Date | null;
  /** Amount paid; if it differs from `amount`, an employee reviews it. */
  paid_amount: number | null;
  /** Won to refund and refunded; reserved when a refund is approved. */
  refund_due: Generated<number>;
  refunded_amount: Generated<number>;
  /** When the portal stopped waiting for it. The gateway is queried for some time after. */
  ended_at: Date | null;
  /** When the gateway confirmed that it can no longer be paid. */
  closed_at: Date | null;
  /** When an employee decided on a differing amount. */
  reviewed_at: Date | null;
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
  /** OUTSIDE: made in the gateway's own console. SEAT: for one seat of a group. */
  cause: 'CANCEL' | 'CALLED_OFF' | 'OVERPAID' | 'OUTSIDE' | 'SEAT';
  /** Through the gateway, or to the bank account of the form. */
  route: 'gateway' | 'bank';
  amount: number;
  /** True if it needs an account: the bank route, or a deposit refunded through the gateway. */
  to_account: boolean;
  percent: number;
  bank: Generated<string>;
  account_name: Generated<string>;
  account_masked: Generated<string>;
  account_sealed: Buffer | null;
  requested_at: Date;
  /** When it was approved; for one without an account, when that was named. */
  decided_at: Date | null;
  /** Why it was rejected, as its member reads it. */
  reject_reason: Generated<string>;
  /** Counts the orders at the gateway, each with its own key. */
  attempt: Generated<number>;
  /** Since when the result has been unknown. */
  unknown_since: Generated<Date | null>;
  /** Cause of the last failure. UNANSWERED: the result stayed unknown; `RefundOutcome` has the others. */
  failure: Generated<'REFUSED' | 'BOUNCED' | 'UNANSWERED' | null>;
  /** Until then only the process that claimed it may execute it. */
  leased_until: Date | null;
  /** For an account entered by an employee: the member can deny it until then, and nothing is paid before. */
  payable_from: Generated<Date | null>;
  finished_at: Date | null;
}

/** A refund account entered by an employee; the member is notified of each. */
interface NamedAccountTable {
  naming_no: Generated<number>;
  refund_no: number;
  named_at: Date;
  /** When the member denied the account. */
  denied_at: Generated<Date | null>;
}

/** A difference between the gateway's settlement list and ours, for the office to resolve. */
export interface MoneyFindingTable {
  finding_no: Generated<number>;
  /** Day of the settlement list, in Seoul. */
  day: string;
  kind: FindingKind;
  /** For a line of the bank: its masked name and the beginning of its key. */
  gateway_no: string;
  payment_no: number | null;
  /** Won, in the gateway's list and in ours. */
  gateway_amount: number;
  our_amount: number;
  found_at: Date;
  closed_at: Date | null;
  closed_by: number | null;
  note: Generated<string>;
}

export interface PaymentTables extends SandboxGatewayTables {
  payment: PaymentTable;
  refund: RefundTable;
  named_account: NamedAccountTable;
  money_finding: MoneyFindingTable;
  reconciled_day: { day: string; reconciled_at: Date };
}
