import type { Selectable } from 'kysely';
import type { PayMethod } from '@portal/shared/contract';
import { seoulInstant } from '@portal/shared/time';
import type { Queries } from '../../database/types/tables.ts';
import type { PaymentTable } from '../../database/types/tables/payment.ts';
import { OPEN_PAYMENT_STATES } from '../../lifecycles/payment.ts';

export type PaymentRow = Selectable<PaymentTable>;

/** Newest payment of an application. */
export async function findNewestPayment(db: Queries, applicationNo: number): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('application_no', '=', applicationNo)
    .orderBy('payment_no', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The payment that may still be paid; a unique index allows at most one per application. */
const openPayment = (db: Queries, applicationNo: number) =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('application_no', '=', applicationNo)
    .where('status', 'in', OPEN_PAYMENT_STATES);

/** Locked until the transaction ends. */
export async function lockOpenPayment(db: Queries, applicationNo: number): Promise<PaymentRow | undefined> {
  return openPayment(db, applicationNo).forNoKeyUpdate().executeTakeFirst();
}

/** Without a lock, for a query to the gateway. */
export async function findOpenPayment(db: Queries, applicationNo: number): Promise<PaymentRow | undefined> {
  return openPayment(db, applicationNo).executeTakeFirst();
}

/** True if an employee still has to decide on a different amount. */
export async function isUnderReview(db: Queries, applicationNo: number): Promise<boolean> {
  const payment = await db
    .selectFrom('payment')
    .select('payment_no')
    .where('application_no', '=', applicationNo)
    .where('status', '=', 'HELD_FOR_REVIEW')
    .limit(1)
    .executeTakeFirst();
  return payment !== undefined;
}

export async function findPayment(db: Queries, paymentNo: number): Promise<PaymentRow | undefined> {
  return db.selectFrom('payment').selectAll().where('payment_no', '=', paymentNo).executeTakeFirst();
}

export async function lockPayment(db: Queries, paymentNo: number): Promise<PaymentRow | undefined> {
  return db.selectFrom('payment').selectAll().where('payment_no', '=', paymentNo).forNoKeyUpdate().executeTakeFirst();
}

interface Transfer {
  applicationNo: number;
  memberNo: number;
  /** Won. */
  asked: number;
  paid: number;
  /** Date of the bank line. */
  day: string;
  now: Date;
}

/** Inserts a transfer that an employee has found at the bank; returns its number. */
export async function insertTransfer(db: Queries, transfer: Transfer): Promise<number> {
  const { payment_no } = await db
    .insertInto('payment')
    .values({
      application_no: transfer.applicationNo,
      member_no: transfer.memberNo,
      pay_method: 'transfer',
      amount: transfer.asked,
      paid_amount: transfer.paid,
      status: 'PAID',
      due_at: transfer.now,
      opened_at: transfer.now,
      paid_at: seoulInstant(transfer.day),
      // The employee has found a different amount in the bank's list.
      reviewed_at: transfer.paid === transfer.asked ? null : transfer.now,
    })
    .returning('payment_no')
    .executeTakeFirstOrThrow();
  return payment_no;
}

/** Inserts a payment in READY; returns its number, which the gateway gets with the order. */
export async function insertPayment(
  db: Queries,
  payment: {
    applicationNo: number;
    memberNo: number;
    payMethod: PayMethod;
    amount: number;
    dueAt: Date;
    now: Date;
  },
): Promise<number> {
  const { payment_no } = await db
    .insertInto('payment')
    .values({
      application_no: payment.applicationNo,
      member_no: payment.memberNo,
      pay_method: payment.payMethod,
      amount: payment.amount,
      status: 'READY',
      due_at: payment.dueAt,
      opened_at: payment.now,
    })
    .returning('payment_no')
    .executeTakeFirstOrThrow();
  return payment_no;
}
