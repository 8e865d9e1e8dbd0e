import type { Calls, CallValue } from '@portal/shared/contract';
import { hasBill } from '../../../enrolment/bill/store.ts';
import { moneyOfFee, moneyOfPayment, type PaidMoney } from '../../../enrolment/cashReceipt/money.ts';
import { requestCashReceipt, retractCashReceipt } from '../../../enrolment/cashReceipt/request.ts';
import { lockCashReceipt, type CashReceiptSubject } from '../../../enrolment/cashReceipt/store.ts';
import { moneyContext } from '../../../enrolment/context.ts';
import { lockPayment } from '../../../enrolment/payment/store.ts';
import { BusinessError, HttpError } from '../../../errors/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';

/** Requests the cash receipt of an own payment or certificate fee. */
export async function askForCashReceipt(
  { paymentNo, certificateNo, cashReceipt }: CallValue<Calls['requestCashReceipt']>,
  context: MemberContext,
): Promise<number> {
  const locked =
    paymentNo === undefined ? await lockOwnFee(certificateNo, context) : await lockOwnPayment(paymentNo, context);
  const { memberNo } = context.caller;
  return requestCashReceipt(
    locked.subject,
    { memberNo, form: cashReceipt, money: locked.money },
    moneyContext(context),
  );
}

interface Locked {
  subject: CashReceiptSubject;
  money: PaidMoney;
}

async function lockOwnPayment(paymentNo: number, { db, now, caller }: MemberContext): Promise<Locked> {
  const payment = await lockPayment(db, paymentNo);
  if (payment?.member_no !== caller.memberNo) throw new HttpError('NOT_FOUND');
  if (payment.pay_method !== 'vbank') throw new BusinessError('CASH_RECEIPT_NOT_ALLOWED');
  // After the lock of the payment, as when a bill is requested.
  if (await hasBill(db, payment.application_no)) throw new BusinessError('CASH_RECEIPT_OR_BILL');
  return { subject: { paymentNo }, money: moneyOfPayment(payment, now) };
}

async function lockOwnFee(certificateNo: number | undefined, { db, now, caller }: MemberContext): Promise<Locked> {
  if (certificateNo === undefined) throw new HttpError('NOT_FOUND');
  const certificate = await db
    .selectFrom('certificate')
    .selectAll()
    .where('certificate_no', '=', certificateNo)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (certificate?.member_no !== caller.memberNo) throw new HttpError('NOT_FOUND');
  if (certificate.fee === 0) throw new BusinessError('CASH_RECEIPT_NOT_ALLOWED');
  return { subject: { certificateNo }, money: moneyOfFee(certificate, now) };
}

/** Retracts a requested cash receipt. */
export async function takeBackCashReceipt(
  { cashReceiptNo }: CallValue<Calls['retractCashReceipt']>,
  context: MemberContext,
): Promise<number> {
  const locked = await lockCashReceipt(cashReceiptNo, context);
  if (locked?.receipt.member_no !== context.caller.memberNo) throw new HttpError('NOT_FOUND');
  await retractCashReceipt(locked.receipt, moneyContext(context));
  return 1;
}
