import type { Selectable } from 'kysely';
import type { Calls, CallValue, PayMethod } from '@portal/shared/contract';
import { lockApplication } from '../../applications/applicationStore.ts';
import { closeOpenPayment } from '../../applications/closePayment.ts';
import { insertPayment, lockOpenPayment, writePaymentStatus } from '../../applications/paymentStore.ts';
import { addDays, seoulDay, seoulMoment } from '../../clock/seoul.ts';
import type { ApplicationTable, EducationTerms, ExaminationTerms } from '../../database/tables/manager.ts';
import { BusinessError, HttpError } from '../../pipeline/errors.ts';
import type { CallContext, MemberContext } from '../../pipeline/handler.ts';

type Application = Selectable<ApplicationTable>;

/** Opens a payment for a held application; the open one of the same method is used again. */
export async function startPayment(
  context: MemberContext,
  { userExaminationNo, payMethod }: CallValue<Calls['startPayment']>,
) {
  const { db, now, log, caller } = context;
  const application = await lockApplication(db, userExaminationNo);
  if (!application || application.member_no !== caller.memberNo) throw new HttpError('NOT_FOUND');
  if (application.status === 'EXPIRED') throw new BusinessError('PAYMENT_EXPIRED');
  if (application.status !== 'HELD' || application.pay_due_at === null) throw new BusinessError('PAYMENT_NOT_DUE');
  if (application.pay_due_at <= now) throw new BusinessError('PAYMENT_EXPIRED');

  const open = await lockOpenPayment(db, userExaminationNo);
  if (open?.checkout_url && open.pay_method === payMethod) {
    return { paymentNo: open.payment_no, amount: open.amount, checkoutUrl: open.checkout_url };
  }
  await closeOpenPayment({ db, log }, userExaminationNo, '다른 결제 수단을 선택했습니다.');
  return openPayment(context, application, payMethod, application.pay_due_at);
}

async function openPayment(
  { db, now, integrations, log }: CallContext,
  application: Application,
  payMethod: PayMethod,
  payDueAt: Date,
) {
  const amount = application.price;
  const dueAt = payMethod === 'vbank' ? depositDue(application, now, payDueAt) : payDueAt;
  const paymentNo = await insertPayment(db, {
    userExaminationNo: application.user_examination_no,
    memberNo: application.member_no,
    payMethod,
    amount,
    dueAt,
    now,
  });
  const request = {
    paymentNo,
    amount,
    method: payMethod,
    title: titleOf(application),
    returnUrl: returnUrlOf(application),
    dueAt,
  };
  const opened = await integrations.gateway.open(request).catch((error: unknown) => {
    log.error({ err: error, paymentNo }, 'the gateway did not open a payment');
    throw new BusinessError('PAYMENT_GATEWAY_DOWN');
  });
  await writePaymentStatus(db, paymentNo, 'READY', 'PENDING', {
    gateway_no: opened.gatewayNo,
    checkout_url: opened.checkoutUrl,
  });
  return { paymentNo, amount, checkoutUrl: opened.checkoutUrl };
}

/** A deposit may come until the end of the next day, but not once the course or exam begins, nor sooner than any other payment. */
function depositDue({ terms }: Application, now: Date, payDueAt: Date): Date {
  const nextDay = seoulMoment(addDays(seoulDay(now), 1), '23:59');
  const begins = seoulMoment('eduDate' in terms ? terms.eduDate : terms.examDate, terms.time);
  const due = begins < nextDay ? begins : nextDay;
  return due > payDueAt ? due : payDueAt;
}

const returnUrlOf = ({ apply_type, user_examination_no }: Application) =>
  `/manager/${apply_type === 1 ? 'edu' : 'exam'}/apply/done?userExaminationNo=${user_examination_no}`;

function titleOf({ terms }: Application): string {
  const isEducation = (value: EducationTerms | ExaminationTerms): value is EducationTerms => 'title' in value;
  return isEducation(terms)
    ? terms.title
    : `${terms.year}년 제${terms.rounds}회 ${terms.examinationName} ${terms.part}`;
}
