import { sql, type Selectable } from 'kysely';
import type { RefundStatus } from '@portal/shared/contract';
import { seoulInstant } from '@portal/shared/time';
import type { EncryptionKey } from '../../configuration/encryptionKeys.ts';
import type { Queries } from '../../database/types/tables.ts';
import type { RefundTable } from '../../database/types/tables/payment.ts';
import { refundAmount } from '../../money/refundQuote.ts';
import { seal, unseal } from '../../secrets/seal.ts';
import { sealContextOf } from '../../secrets/sealedColumns.ts';
import { findPayment, type PaymentRow } from '../payment/store.ts';

type Keys = readonly [EncryptionKey, ...EncryptionKey[]];
export type RefundRow = Selectable<RefundTable>;

/** Account for money that cannot be refunded the way it came. */
export interface BankAccount {
  accountName: string;
  bank: string;
  /** Digits. */
  account: string;
}

interface NewRefund {
  applicationNo: number;
  paymentNo: number | null;
  status: RefundStatus;
  cause: RefundTable['cause'];
  route: RefundTable['route'];
  toAccount: boolean;
  amount: number;
  percent: number;
  account: BankAccount | null;
  now: Date;
}

const VISIBLE_DIGITS = 4;
/** `*******8901`; a short number shows only its last digit. */
export const maskAccount = (account: string) => {
  const shown = account.length > 2 * VISIBLE_DIGITS ? VISIBLE_DIGITS : 1;
  return '*'.repeat(Math.max(account.length - shown, 0)) + account.slice(-shown);
};

const sealContext = (refundNo: number) => sealContextOf('refund:account_sealed', refundNo);

/**
 * Route of a refund. Mobile carriers reverse only whole payments, so a part goes to a bank account. A deposit does not
 * show its source account, so the gateway requires an account too.
 */
export function refundWay(payment: PaymentRow | undefined, amount: number) {
  // A bank transfer is refunded by bank transfer.
  const isTransfer = payment?.pay_method === 'transfer';
  const isPartByPhone = payment?.pay_method === 'phone' && amount < (payment.paid_amount ?? 0);
  const route: RefundTable['route'] = (isPartByPhone || isTransfer) && amount > 0 ? 'bank' : 'gateway';
  return { route, toAccount: amount > 0 && (route === 'bank' || payment?.pay_method === 'vbank') };
}

/** Columns of an account: the number sealed and masked, the other fields in plain text. */
const accountColumns = (keys: Keys, refundNo: number, account: BankAccount | null) => ({
  bank: account?.bank ?? '',
  account_name: account?.accountName ?? '',
  account_masked: account ? maskAccount(account.account) : '',
  account_sealed: account ? seal(keys, account.account, sealContext(refundNo)) : null,
});

export async function insertRefund(db: Queries, keys: Keys, refund: NewRefund): Promise<number> {
  const { rows } = await sql<{
    refund_no: number;
  }>`select nextval(pg_get_serial_sequence('refund', 'refund_no')) as refund_no`.execute(db);
  const refundNo = rows[0]?.refund_no;
  if (refundNo === undefined) throw new Error('the sequence of refund gave no number');
  await db
    .insertInto('refund')
    .values({
      refund_no: refundNo,
      application_no: refund.applicationNo,
      payment_no: refund.paymentNo,
      status: refund.status,
      cause: refund.cause,
      route: refund.route,
      to_account: refund.toAccount,
      amount: refund.amount,
      percent: refund.percent,
      ...accountColumns(keys, refundNo, refund.account),
      requested_at: refund.now,
      decided_at: refund.status === 'REQUESTED' ? null : refund.now,
      finished_at: refund.status === 'DONE' ? refund.now : null,
    })
    .execute();
  return refundNo;
}

/** Moves a refund by bank to the day of its line. */
export const writeRefundDay = (db: Queries, refundNo: number, day: string) =>
  db
    .updateTable('refund')
    .set({ finished_at: seoulInstant(day) })
    .where('refund_no', '=', refundNo)
    .execute();

/** The unmasked account of a refund: only for the transfer. */
export const readAccount = (keys: Keys, refund: RefundRow): BankAccount | null =>
  refund.account_sealed && {
    accountName: refund.account_name,
    bank: refund.bank,
    account: unseal(keys, refund.account_sealed, sealContext(refund.refund_no)),
  };

/** Newest refund of an application. */
export async function findNewestRefund(db: Queries, applicationNo: number): Promise<RefundRow | undefined> {
  return db
    .selectFrom('refund')
    .selectAll()
    .where('application_no', '=', applicationNo)
    .orderBy('refund_no', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Locks the member's pending request until the transaction ends. */
export async function lockOpenRequest(db: Queries, applicationNo: number): Promise<RefundRow | undefined> {
  return db
    .selectFrom('refund')
    .selectAll()
    .where('application_no', '=', applicationNo)
    .where('status', '=', 'REQUESTED')
    .where('cause', '=', 'CANCEL')
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The payment that confirmed an application. */
export async function findConfirmingPayment(
  db: Queries,
  { payment_no }: { payment_no: number | null },
): Promise<PaymentRow | undefined> {
  return payment_no === null ? undefined : findPayment(db, payment_no);
}

/** Won of a payment received and not to be refunded. */
export const unrefundedAmount = (payment: PaymentRow | undefined): number =>
  (payment?.paid_amount ?? 0) - (payment?.refund_due ?? 0);

/** Amount refunded by a cancellation at a percentage: the share of the payment, minus earlier refunds. */
export const refundableAmount = (payment: PaymentRow | undefined, percent: number): number =>
  Math.max(refundAmount(payment?.paid_amount ?? 0, percent) - (payment?.refund_due ?? 0), 0);

/** Reserves money for a refund; a constraint rejects more than was paid. A negative amount releases it. */
export async function reserveRefund(db: Queries, paymentNo: number, amount: number): Promise<void> {
  await db
    .updateTable('payment')
    .set((eb) => ({ refund_due: eb('refund_due', '+', amount) }))
    .where('payment_no', '=', paymentNo)
    .execute();
}

/** Locks a refund until the transaction ends, after its payment. */
export async function lockRefund(db: Queries, refundNo: number): Promise<RefundRow | undefined> {
  return db.selectFrom('refund').selectAll().where('refund_no', '=', refundNo).forNoKeyUpdate().executeTakeFirst();
}

/** Stores a refund's account and the earliest payout; null for at once. */
export async function writeAccount(
  db: Queries,
  keys: Keys,
  refundNo: number,
  account: BankAccount,
  payableFrom: Date | null,
): Promise<void> {
  await db
    .updateTable('refund')
    .set({ ...accountColumns(keys, refundNo, account), payable_from: payableFrom })
    .where('refund_no', '=', refundNo)
    .execute();
}

/** Erases an account that is not the member's. */
export async function eraseAccount(db: Queries, refundNo: number): Promise<void> {
  await db
    .updateTable('refund')
    .set({ bank: '', account_name: '', account_masked: '', account_sealed: null, payable_from: null })
    .where('refund_no', '=', refundNo)
    .execute();
}

/** True if money may be paid out now: not while the member may still deny an account named by an employee. */
export const isPayable = ({ payable_from }: Pick<RefundRow, 'payable_from'>, now: Date): boolean =>
  payable_from === null || payable_from <= now;
