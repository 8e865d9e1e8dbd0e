import type { Generated } from 'kysely';
import type { PaidBy, PaymentStatus, RefundStatus } from '@portal/shared/contract';
import type { FindingKind } from '@portal/shared/contract/office/finding';
import type { SandboxGatewayTables } from './sandbox.ts';

export interface PaymentTable {
  payment_no: Generated<number>;
  application_no: number;
  member_no: number;
  pay_method: PaidBy;
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
  /** What was really paid; where it differs from `amount`, an employee reviews it. */
  paid_amount: number | null;
  /** What must go back or went back, in won; reserved when a refund is approved. */
  refund_due: Generated<number>;
  refunded_amount: Generated<number>;
  /** When we stopped waiting for it. The gateway is asked about it for some time after. */
  ended_at: Date | null;
  /** When the gateway confirmed that nobody can pay it any more. */
  closed_at: Date | null;
  /** When an employee decided on an amount that differs. */
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
  /** OUTSIDE: made at the gateway's own console. SEAT: of one seat of a group. */
  cause: 'CANCEL' | 'CALLED_OFF' | 'OVERPAID' | 'OUTSIDE' | 'SEAT';
  /** Back the way it came, or to the account of the form. */
  route: 'gateway' | 'bank';
  amount: number;
  /** It needs an account: the bank route, and a deposit that goes back through the gateway. */
  to_account: boolean;
  percent: number;
  bank: Generated<string>;
  account_name: Generated<string>;
  account_masked: Generated<string>;
  account_sealed: Buffer | null;
  requested_at: Date;
  decided_at: Date | null;
  /** Counts the orders at the gateway, each under a key of its own. */
  attempt: Generated<number>;
  /** Since when nobody knows whether it went back. */
  unknown_since: Generated<Date | null>;
  /** Why it has failed last. UNANSWERED: nobody could say whether it went back; `RefundOutcome` has the others. */
  failure: Generated<'REFUSED' | 'BOUNCED' | 'UNANSWERED' | null>;
  /** Until when only the process that claimed it executes it. */
  leased_until: Date | null;
  /** Of an account that an employee named: until then the member may deny it, and nothing is paid. */
  payable_from: Generated<Date | null>;
  finished_at: Date | null;
}

/** An account that an employee named for a refund; the member is told of each. */
interface NamedAccountTable {
  naming_no: Generated<number>;
  refund_no: number;
  named_at: Date;
  /** When the member said that it is not theirs. */
  denied_at: Generated<Date | null>;
}

/** A difference between the gateway's settlement list and ours, which the office works off. */
export interface MoneyFindingTable {
  finding_no: Generated<number>;
  /** The day of the settlement list, in Seoul. */
  day: string;
  kind: FindingKind;
  /** For a line of the bank: its masked name, and the beginning of its key. */
  gateway_no: string;
  payment_no: number | null;
  /** Won, as the gateway has it and as we had it. */
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
