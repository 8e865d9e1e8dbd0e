import { randomBytes } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { CashReceiptForm } from '@portal/shared/contract/cashReceipt';
import type { Queries } from '../../database/types/tables.ts';
import type { CashReceiptTables } from '../../database/types/tables/cashReceipt.ts';
import { NO_CASH_RECEIPT_STATES } from '../../lifecycles/cashReceipt.ts';
import { seal, unseal } from '../../secrets/seal.ts';
import { sealContextOf } from '../../secrets/sealedColumns.ts';
import type { MoneyContext } from '../context.ts';
import { lockPayment } from '../payment/store.ts';
import { moneyOfFee, moneyOfPayment, type PaidMoney } from './money.ts';

export type CashReceiptRow = Selectable<CashReceiptTables['cash_receipt']>;

/** Subject of a cash receipt. */
export type CashReceiptSubject = { paymentNo: number } | { certificateNo: number };

const VISIBLE_DIGITS = 4;
/** `*******8901`. */
const maskNumber = (number: string) =>
  '*'.repeat(Math.max(number.length - VISIBLE_DIGITS, 0)) + number.slice(-VISIBLE_DIGITS);

const sealContext = (cashReceiptNo: number) => sealContextOf('cash_receipt:number_sealed', cashReceiptNo);
const ORDER_BYTES = 12;

/** Columns of the number: sealed, and masked for display. */
export const numberColumns = (
  keys: MoneyContext['keys'],
  cashReceiptNo: number,
  { type, number }: CashReceiptForm,
) => ({
  type,
  number_sealed: seal(keys, number, sealContext(cashReceiptNo)),
  number_masked: maskNumber(number),
});

/** The unmasked number: only for the gateway. */
export const readNumber = (keys: MoneyContext['keys'], row: CashReceiptRow): string | null =>
  row.number_sealed && unseal(keys, row.number_sealed, sealContext(row.cash_receipt_no));

/** Inserts a cash receipt; the caller has locked the payment or certificate. Returns its number. */
export async function insertCashReceipt(
  subject: CashReceiptSubject,
  { memberNo, form }: { memberNo: number; form: CashReceiptForm },
  { db, now, keys }: MoneyContext,
): Promise<number> {
  const { rows } = await sql<{ no: number }>`
    select nextval(pg_get_serial_sequence('cash_receipt', 'cash_receipt_no')) as no`.execute(db);
  const cashReceiptNo = rows[0]?.no;
  if (cashReceiptNo === undefined) throw new Error('the sequence of cash_receipt gave no number');
  await db
    .insertInto('cash_receipt')
    .values({
      cash_receipt_no: cashReceiptNo,
      member_no: memberNo,
      payment_no: 'paymentNo' in subject ? subject.paymentNo : null,
      certificate_no: 'certificateNo' in subject ? subject.certificateNo : null,
      ...numberColumns(keys, cashReceiptNo, form),
      status: 'REQUESTED',
      requested_at: now,
      // The random part makes it unique even if a new database starts again at 1.
      order_no: `CR${cashReceiptNo}-${randomBytes(ORDER_BYTES).toString('hex')}`,
    })
    .execute();
  return cashReceiptNo;
}

const ofSubject = (db: Queries, subject: CashReceiptSubject) => {
  const query = db.selectFrom('cash_receipt').selectAll();
  return 'paymentNo' in subject
    ? query.where('payment_no', '=', subject.paymentNo)
    : query.where('certificate_no', '=', subject.certificateNo);
};

/** Newest cash receipt of a payment or certificate fee. */
export const findCashReceipt = (db: Queries, subject: CashReceiptSubject): Promise<CashReceiptRow | undefined> =>
  ofSubject(db, subject).orderBy('cash_receipt_no', 'desc').limit(1).executeTakeFirst();

/** Locks the existing or pending cash receipt; the caller has locked its subject. */
export const lockLiveCashReceipt = (db: Queries, subject: CashReceiptSubject): Promise<CashReceiptRow | undefined> =>
  ofSubject(db, subject).where('status', 'not in', NO_CASH_RECEIPT_STATES).forNoKeyUpdate().executeTakeFirst();

/**
 * Locks a cash receipt until the transaction ends, after its payment or certificate, the order used everywhere. Returns
 * it with its money.
 */
export async function lockCashReceipt(
  cashReceiptNo: number,
  { db, now }: Pick<MoneyContext, 'db' | 'now'>,
): Promise<{ receipt: CashReceiptRow; money: PaidMoney } | null> {
  const found = await db
    .selectFrom('cash_receipt')
    .select(['payment_no', 'certificate_no'])
    .where('cash_receipt_no', '=', cashReceiptNo)
    .executeTakeFirst();
  const money = found && (await lockMoney(found, { db, now }));
  const receipt = await db
    .selectFrom('cash_receipt')
    .selectAll()
    .where('cash_receipt_no', '=', cashReceiptNo)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return receipt && money ? { receipt, money } : null;
}

async function lockMoney(
  { payment_no, certificate_no }: Pick<CashReceiptRow, 'payment_no' | 'certificate_no'>,
  { db, now }: Pick<MoneyContext, 'db' | 'now'>,
): Promise<PaidMoney | undefined> {
  if (payment_no !== null) {
    const payment = await lockPayment(db, payment_no);
    return payment && moneyOfPayment(payment, now);
  }
  const certificate = await db
    .selectFrom('certificate')
    .selectAll()
    .where('certificate_no', '=', certificate_no)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return certificate && moneyOfFee(certificate, now);
}
