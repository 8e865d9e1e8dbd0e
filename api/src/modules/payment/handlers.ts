import { PAYMENT_STATUS_NAMES } from '@portal/shared/contract';
import { findPayment } from '../../applications/paymentStore.ts';
import { HttpError } from '../../pipeline/errors.ts';
import type { HandlerTable } from '../../pipeline/handler.ts';
import { startPayment } from './checkout/startPayment.ts';
import { syncPayment } from './settlement/syncPayment.ts';

/** Payment of applications through the gateway. */
export const paymentHandlers: Pick<HandlerTable, 'startPayment' | 'paymentState'> = {
  startPayment: (input, context) => startPayment(context, input),

  async paymentState({ paymentNo }, { db, now, log, caller, configuration, integrations }) {
    const payment = await findPayment(db, paymentNo);
    if (!payment || payment.member_no !== caller.memberNo) throw new HttpError('NOT_FOUND');
    if (payment.status === 'PENDING' || payment.status === 'UNKNOWN') {
      await syncPayment({ db, now, log, keys: configuration.encryptionKeys, gateway: integrations.gateway }, payment);
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
};
