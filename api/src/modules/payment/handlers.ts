import { PAYMENT_STATUS_NAMES } from '@portal/shared/contract';
import { moneyContext } from '../../enrolment/context.ts';
import { findPayment } from '../../enrolment/payment/store.ts';
import { HttpError } from '../../errors/errors.ts';
import type { HandlerTable } from '../../pipeline/handler.ts';
import { askForCashReceipt, takeBackCashReceipt } from './cashReceipts/memberCalls.ts';
import { startPayment } from './checkout/startPayment.ts';
import { inquirePayment } from './settlement/syncPayment.ts';

/** Payment of applications through the gateway. */
export const paymentHandlers = {
  startPayment,
  requestCashReceipt: askForCashReceipt,
  retractCashReceipt: takeBackCashReceipt,

  async paymentState({ paymentNo }, context) {
    const { db, caller, integrations } = context;
    const payment = await findPayment(db, paymentNo);
    if (!payment || payment.member_no !== caller.memberNo) throw new HttpError('NOT_FOUND');
    if (payment.status === 'PENDING' || payment.status === 'UNKNOWN') {
      await inquirePayment(payment, { ...moneyContext(context), gateway: integrations.gateway });
    }
    const { application_no, status, amount } = (await findPayment(db, paymentNo)) ?? payment;
    return {
      paymentNo,
      userExaminationNo: application_no,
      status,
      statusName: PAYMENT_STATUS_NAMES[status],
      amount,
    };
  },
} satisfies Partial<HandlerTable>;
