import { sql, type Selectable } from 'kysely';
import type { PayMethod, RefundStatus } from '@portal/shared/contract';
import type { EncryptionKey } from '../configuration/encryptionKeys.ts';
import type { Queries } from '../database/tables.ts';
import type { RefundTable } from '../database/tables/payment.ts';
import { SETTLED_PAYMENT_STATES } from '../lifecycles/payment.ts';
import { seal, unseal } from '../secrets/seal.ts';

type Keys = readonly [EncryptionKey, ...EncryptionKey[]];
export type RefundRow = Selectable<RefundTable>;

/** Where money goes that cannot go back the way it came. */
export interface BankAccount {
  accountName: string;
  bank: string;
  /** Digits. */
  account: string;
}

interface NewRefund {
  applicationNo: number;
  paymentNo: number | null;
  status: 'REQUESTED' | 'APPROVED';
  cause: RefundTable['cause'];
  route: RefundTable['route'];
  amount: number;
  percent: number;
  account: BankAccount | null;
  now: Date;
}

const VISIBLE_DIGITS = 4;
/** `*******8901`; a short number shows only its last digit. */
const maskAccount = (account: string) => {
  const shown = account.length > 2 * VISIBLE_DIGITS ? VISIBLE_DIGITS : 1;
  return '*'.repeat(Math.max(account.length - shown, 0)) + account.slice(-shown);
};

const sealContext = (refundNo: number) => `refund:account_sealed:${refundNo}`;

/** Mobile carriers take back only whole payments: a part goes to the bank account of the form. */
export const refundRoute = (payMethod: PayMethod | null, percent: number): RefundTable['route'] =>
  payMethod === 'phone' && percent < 100 ? 'bank' : 'gateway';

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
      amount: refund.amount,
      percent: refund.percent,
      bank: refund.account?.bank ?? '',
      account_name: refund.account?.accountName ?? '',
      account_masked: refund.account ? maskAccount(refund.account.account) : '',
      account_sealed: refund.account ? seal(keys, refund.account.account, sealContext(refundNo)) : null,
      requested_at: refund.now,
      decided_at: refund.status === 'APPROVED' ? refund.now : null,
    })
    .execute();
  return refundNo;
}

/** The account of a refund in clear: only for the transfer. */
export const readAccount = (keys: Keys, refund: RefundRow): BankAccount | null =>
  refund.account_sealed && {
    accountName: refund.account_name,
    bank: refund.bank,
    account: unseal(keys, refund.account_sealed, sealContext(refund.refund_no)),
  };

/** The newest refund of an application. */
export async function findNewestRefund(db: Queries, applicationNo: number): Promise<RefundRow | undefined> {
  return db
    .selectFrom('refund')
    .selectAll()
    .where('application_no', '=', applicationNo)
    .orderBy('refund_no', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The member's request that waits for a decision, locked until the transaction ends. */
export async function lockOpenRequest(db: Queries, applicationNo: number): Promise<RefundRow | undefined> {
  return db
    .selectFrom('refund')
    .selectAll()
    .where('application_no', '=', applicationNo)
    .where('status', '=', 'REQUESTED')
    .forUpdate()
    .executeTakeFirst();
}

/** The payment whose money came for an application and is still here. */
export async function findSettledPayment(db: Queries, applicationNo: number) {
  return (
    db
      .selectFrom('payment')
      .selectAll()
      .where('application_no', '=', applicationNo)
      .where('status', 'in', SETTLED_PAYMENT_STATES)
      // A payment that is already being refunded as a whole is not refunded again.
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('refund')
              .select('refund_no')
              .whereRef('refund.payment_no', '=', 'payment.payment_no')
              .where('refund.cause', '=', 'OVERPAID'),
          ),
        ),
      )
      .orderBy('payment_no')
      .limit(1)
      .executeTakeFirst()
  );
}

/** How many won of a settled payment have not been refunded. */
export const unrefundedAmount = (payment: Awaited<ReturnType<typeof findSettledPayment>>): number =>
  (payment?.paid_amount ?? 0) - (payment?.refunded_amount ?? 0);

/** Writes what a transition decided; throws when the row was no longer in the state it was decided on. */
export async function writeRefundStatus(
  db: Queries,
  refundNo: number,
  from: RefundStatus,
  to: RefundStatus,
  also: { decided_at?: Date; finished_at?: Date; leased_until?: Date } = {},
): Promise<void> {
  const result = await db
    .updateTable('refund')
    .set({ status: to, ...also })
    .where('refund_no', '=', refundNo)
    .where('status', '=', from)
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) throw new Error(`refund ${refundNo} is no longer ${from}`);
}
