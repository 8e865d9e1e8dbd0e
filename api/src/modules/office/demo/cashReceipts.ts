import { writeTransition } from '../../../aggregates/writeTransition.ts';
import { insertCashReceipt, lockCashReceipt, type CashReceiptSubject } from '../../../enrolment/cashReceipt/store.ts';
import type { MoneyContext } from '../../../enrolment/context.ts';
import { bookRefund } from '../../../enrolment/payment/bookRefund.ts';
import { findNewestPayment } from '../../../enrolment/payment/store.ts';
import { findNewestRefund, readAccount } from '../../../enrolment/refund/store.ts';
import { openSandbox } from '../../../integrations/gateway/openGateway.ts';
import { taxFreeOf } from '../../../money/taxFree.ts';
import { applyAndPay, move } from './payingMember.ts';

/** Demo cash receipts in every stable state. */

const DEPOSIT = { method: 'vbank', buttons: ['issue', 'deposit'] } as const;
const FORM = { type: 'INCOME', number: '01012345678' } as const;
const BUSINESS = { type: 'EXPENSE', number: '1048200007' } as const;
const TITLE = '외식경영관리사 2급 주말 집중과정';

type At = (daysAgo: number) => MoneyContext;

const gatewayIn = ({ db, keys, now }: MoneyContext) => openSandbox({ db, keys, now: () => now });

export async function loadCashReceipts(educationNo: number, at: At): Promise<void> {
  const pay = (userId: string, daysAgo: number) => applyAndPay({ userId, educationNo, ...DEPOSIT }, at(daysAgo));
  const ask = async (applicationNo: number, form: typeof FORM | typeof BUSINESS, context: MoneyContext) => {
    const payment = await findNewestPayment(context.db, applicationNo);
    if (!payment) throw new Error(`application ${applicationNo} has no payment`);
    const request = { memberNo: payment.member_no, form };
    return insertCashReceipt({ paymentNo: payment.payment_no }, request, context);
  };

  await issue(await ask(await pay('member19', 3), BUSINESS, at(3)), at(2.9));
  // Two rejected by the gateway, for the office to retry.
  await fail(await ask(await pay('member12', 3), FORM, at(3)), at(2.9));
  await fail(await ask(await pay('member16', 2), FORM, at(2)), at(1.9));

  // Refunded deposits: one receipt was cancelled, the cancellation of the other failed.
  for (const [userId, isCancelled] of [
    ['member20', true],
    ['member21', false],
  ] as const) {
    const applicationNo = await pay(userId, 8);
    const receipt = await ask(applicationNo, FORM, at(8));
    await issue(receipt, at(7.9));
    const account = { accountName: '홍길동', bank: '한빛은행', account: '1102345678901' };
    await move(applicationNo, { event: 'cancel', by: 'member', account }, at(7));
    await move(applicationNo, { event: 'approve', by: 'staff' }, at(6));
    await refund(applicationNo, at(5));
    await cancel(receipt, isCancelled, at(4.9));
  }

  // An unpaid certificate fee.
  await askForFee('member11', at(1));
}

async function askForFee(userId: string, context: MoneyContext) {
  const { certificate_no: certificateNo, member_no: memberNo } = await context.db
    .selectFrom('certificate')
    .innerJoin('member', 'member.member_no', 'certificate.member_no')
    .select(['certificate.certificate_no', 'certificate.member_no'])
    .where('member.user_id', '=', userId)
    .where('certificate.status', '=', 'AWAITING_TRANSFER')
    .executeTakeFirstOrThrow();
  const subject: CashReceiptSubject = { certificateNo };
  await insertCashReceipt(subject, { memberNo, form: FORM }, context);
}

async function found(no: number, context: MoneyContext) {
  const locked = await lockCashReceipt(no, context);
  if (!locked) throw new Error(`cash receipt ${no} is gone`);
  return locked;
}

async function issue(no: number, context: MoneyContext) {
  const { db, now } = context;
  const { receipt, money } = await found(no, context);
  const sold = receipt.payment_no === null ? 'certificate' : 'education';
  const taxFreeAmount = taxFreeOf(sold, money.retained);
  const order = {
    orderNo: receipt.order_no,
    amount: money.retained,
    taxFreeAmount,
    key: receipt.order_no,
    since: null,
    now,
  };
  const { number } = receipt.type === 'EXPENSE' ? BUSINESS : FORM;
  const payer = { type: receipt.type, number, title: TITLE, gatewayNo: money.gatewayNo };
  const outcome = await gatewayIn(context).cashReceipts.issue({ ...order, ...payer });
  if (outcome.state !== 'DONE') throw new Error(`the demo's gateway did not issue cash receipt ${no}`);
  const { receiptKey: receipt_key, issueNumber: issue_number, url, amount } = outcome.receipt;
  await writeTransition(db, 'cash_receipt', { no, from: 'REQUESTED', to: 'ISSUING' });
  const columns = { receipt_key, issue_number, url, amount, issued_at: now };
  await writeTransition(db, 'cash_receipt', { no, from: 'ISSUING', to: 'ISSUED', columns });
}

async function fail(no: number, { db }: MoneyContext) {
  await writeTransition(db, 'cash_receipt', { no, from: 'REQUESTED', to: 'ISSUING' });
  const columns = { failure: 'REFUSED', refusal: 'INVALID_IDENTITY_NUMBER', attempt: 2 } as const;
  await writeTransition(db, 'cash_receipt', { no, from: 'ISSUING', to: 'FAILED', columns });
}

async function refund(applicationNo: number, context: MoneyContext) {
  const { db, now, keys } = context;
  const row = await findNewestRefund(db, applicationNo);
  const payment = await findNewestPayment(db, applicationNo);
  if (!row || !payment?.gateway_no) throw new Error(`application ${applicationNo} has no refund`);
  const { refund_no: refundNo, amount, attempt } = row;
  const order = { gatewayNo: payment.gateway_no, amount, refundNo, attempt, account: readAccount(keys, row) };
  if ((await gatewayIn(context).refund(order)) !== 'DONE') throw new Error(`refund ${refundNo} was refused`);
  await writeTransition(db, 'refund', { no: refundNo, from: 'APPROVED', to: 'EXECUTING' });
  await writeTransition(db, 'refund', {
    no: refundNo,
    from: 'EXECUTING',
    to: 'DONE',
    columns: { finished_at: now },
  });
  await bookRefund(payment, amount, context);
}

async function cancel(no: number, isCancelled: boolean, context: MoneyContext) {
  const { db, now } = context;
  const { receipt } = await found(no, context);
  const { order_no: orderNo, receipt_key: receiptKey, amount } = receipt;
  await writeTransition(db, 'cash_receipt', { no, from: 'ISSUED', to: 'CANCELLING', columns: { cancelling: amount } });
  if (!isCancelled) {
    const columns = { failure: 'REFUSED', refusal: 'PROVIDER_ERROR', attempt: 2 } as const;
    await writeTransition(db, 'cash_receipt', { no, from: 'CANCELLING', to: 'CANCEL_FAILED', columns });
    return;
  }
  const order = { orderNo, amount, key: orderNo, since: null, now };
  const outcome = await gatewayIn(context).cashReceipts.cancel({ ...order, receiptKey: receiptKey ?? '', known: [] });
  if (outcome.state !== 'DONE') throw new Error(`the demo's gateway did not cancel cash receipt ${no}`);
  const columns = {
    cancelled: amount,
    cancelling: 0,
    cancel_keys: outcome.receipt.receiptKey,
    number_sealed: null,
  };
  await writeTransition(db, 'cash_receipt', { no, from: 'CANCELLING', to: 'CANCELLED', columns });
}
