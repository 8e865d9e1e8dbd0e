import type { Selectable } from 'kysely';
import type { Calls, CallValue, PayMethod } from '@portal/shared/contract';
import { writeTransition } from '../../../aggregates/writeTransition.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { ApplicationTable } from '../../../database/types/tables/manager.ts';
import { lockApplication } from '../../../enrolment/application/store.ts';
import { moneyOfPayment } from '../../../enrolment/cashReceipt/money.ts';
import { requestCashReceipt } from '../../../enrolment/cashReceipt/request.ts';
import { moneyContext } from '../../../enrolment/context.ts';
import { depositDeadline } from '../../../enrolment/offering/hold.ts';
import { offeringTitle } from '../../../enrolment/offering/offeringTitle.ts';
import { termsKind } from '../../../enrolment/offering/termsKind.ts';
import { abandonPayment } from '../../../enrolment/payment/abandon.ts';
import {
  findOpenPayment,
  insertPayment,
  lockOpenPayment,
  lockPayment,
  type PaymentRow,
} from '../../../enrolment/payment/store.ts';
import { BusinessError, HttpError } from '../../../errors/errors.ts';
import type { PaymentGateway } from '../../../integrations/gateway/protocol/gateway.ts';
import { transition } from '../../../lifecycles/lifecycle.ts';
import { paymentLifecycle } from '../../../lifecycles/payment.ts';
import { taxFreeOf } from '../../../money/taxFree.ts';
import { handler, type MemberContext } from '../../../pipeline/handler.ts';
import { closePayment } from '../settlement/syncPayment.ts';
import { refusalToPay } from './payable.ts';
import { returnPathOf } from './returnPath.ts';

type Application = Selectable<ApplicationTable>;
type Order = Parameters<PaymentGateway['open']>[0];
interface Checkout {
  paymentNo: number;
  amount: number;
  checkoutUrl: string;
}

/**
 * Opens a payment for a held application, or reuses an open one of the same method. Transactions are short: the gateway
 * is called between them, without locks.
 */
export const startPayment = handler(
  { transaction: 'own' },
  async (input: CallValue<Calls['startPayment']>, context: MemberContext): Promise<Checkout> => {
    await closeOther(input, context);
    const begun = await inTransaction(context.db, (db) => begin(input, { ...context, db }));
    return 'checkoutUrl' in begun ? begun : openCheckout(begun, context);
  },
);

/** Closes an open payment of another method at the gateway first. */
async function closeOther(
  { userExaminationNo: applicationNo, payMethod }: CallValue<Calls['startPayment']>,
  context: MemberContext,
) {
  const { db, integrations } = context;
  await inTransaction(db, (transaction) => lockPayable(applicationNo, { ...context, db: transaction }));
  const open = await findOpenPayment(db, applicationNo);
  if (!open || open.pay_method === payMethod) return;
  await closePayment(open, { ...moneyContext(context), gateway: integrations.gateway });
}

/** Locks the member's held application if it may be paid. */
async function lockPayable(
  applicationNo: number,
  { db, now, caller }: MemberContext,
): Promise<Application & { pay_due_at: Date }> {
  const application = await lockApplication(db, applicationNo);
  if (!application || application.member_no !== caller.memberNo) throw new HttpError('NOT_FOUND');
  const refusal = await refusalToPay(application, { db, now });
  if (refusal) throw new BusinessError(refusal);
  const { pay_due_at } = application;
  if (pay_due_at === null) throw new BusinessError('PAYMENT_NOT_DUE');
  return { ...application, pay_due_at };
}

/** First transaction: inserts the payment to be opened, or returns the open one. */
async function begin(input: CallValue<Calls['startPayment']>, context: MemberContext): Promise<Order | Checkout> {
  const { userExaminationNo: applicationNo, payMethod } = input;
  const { db, now, log } = context;
  const application = await lockPayable(applicationNo, context);
  const open = await lockOpenPayment(db, applicationNo);
  // A concurrent request is opening one. A READY left behind is abandoned by the job.
  if (open?.status === 'READY') throw new HttpError('STILL_RUNNING');
  if (open?.checkout_url && open.pay_method === payMethod) {
    await askForReceipt(open, input, context);
    // The gateway's page does not show the account number again.
    const checkoutUrl = open.status === 'AWAITING_DEPOSIT' ? returnPathOf(application) : open.checkout_url;
    return { paymentNo: open.payment_no, amount: open.amount, checkoutUrl };
  }
  await abandonPayment({ applicationNo, reason: '다른 결제 수단을 선택했습니다.' }, { db, now, log });
  const order = await insertOrder(application, payMethod, { db, now });
  const payment = await lockPayment(db, order.paymentNo);
  if (payment) await askForReceipt(payment, input, context);
  return order;
}

/**
 * Only for a virtual account, where the tax office treats the deposit as cash; other methods have their own receipts.
 */
async function askForReceipt(
  payment: PaymentRow,
  { cashReceipt }: CallValue<Calls['startPayment']>,
  context: MemberContext,
) {
  if (!cashReceipt || payment.pay_method !== 'vbank') return;
  const request = { memberNo: payment.member_no, form: cashReceipt, money: moneyOfPayment(payment, context.now) };
  await requestCashReceipt({ paymentNo: payment.payment_no }, request, moneyContext(context));
}

async function insertOrder(
  application: Application & { pay_due_at: Date },
  payMethod: PayMethod,
  { db, now }: { db: Queries; now: Date },
): Promise<Order> {
  const amount = application.price;
  const dueAt = payMethod === 'vbank' ? depositDeadline(application) : application.pay_due_at;
  const paymentNo = await insertPayment(db, {
    applicationNo: application.application_no,
    memberNo: application.member_no,
    payMethod,
    amount,
    dueAt,
    now,
  });
  const title = offeringTitle(application.terms);
  const taxFreeAmount = taxFreeOf(termsKind(application.terms), amount);
  return { paymentNo, amount, taxFreeAmount, method: payMethod, title, dueAt };
}

/** Opens the payment at the gateway and stores the response in the second transaction. */
async function openCheckout(order: Order, context: MemberContext): Promise<Checkout> {
  const { db, log, integrations } = context;
  const { paymentNo, amount } = order;
  const opened = await integrations.gateway.open(order).catch(async (error: unknown) => {
    log.error({ err: error, paymentNo }, 'the gateway did not open a payment');
    await inTransaction(db, (transaction) => leaveReady(paymentNo, null, { ...context, db: transaction }));
    throw new BusinessError('PAYMENT_GATEWAY_DOWN');
  });
  const isOpen = await inTransaction(db, (transaction) =>
    leaveReady(paymentNo, opened, { ...context, db: transaction }),
  );
  // Abandoned meanwhile, by timeout or cancellation: the job closes it at the gateway.
  if (!isOpen) throw new BusinessError('PAYMENT_NOT_DUE');
  return { paymentNo, amount, checkoutUrl: opened.checkoutUrl };
}

/** Moves READY to PENDING, or to FAILED if the gateway opened nothing. Returns true if it can be paid now. */
async function leaveReady(
  paymentNo: number,
  opened: { gatewayNo: string; checkoutUrl: string } | null,
  { db, now, log }: MemberContext,
): Promise<boolean> {
  const payment = await lockPayment(db, paymentNo);
  if (!payment) throw new Error(`payment ${paymentNo} lost its row`);
  const names = { gateway_no: opened?.gatewayNo ?? null, checkout_url: opened?.checkoutUrl ?? null };
  if (payment.status !== 'READY') {
    await db.updateTable('payment').set(names).where('payment_no', '=', paymentNo).execute();
    return false;
  }
  const event = opened ? 'open' : 'abandon';
  const move = { from: payment.status, event, by: 'system' } as const;
  const line = await transition(paymentLifecycle, move, () => false, log, { paymentNo });
  if (!line) throw new Error(`payment ${paymentNo} cannot ${event}`);
  await writeTransition(db, 'payment', {
    no: paymentNo,
    from: 'READY',
    to: line.to,
    columns: opened ? names : { ended_at: now },
  });
  return opened !== null;
}
