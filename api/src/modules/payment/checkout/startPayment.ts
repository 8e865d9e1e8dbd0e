import type { Selectable } from 'kysely';
import type { Calls, CallValue, PayMethod } from '@portal/shared/contract';
import { addDays, seoulDay, seoulInstant } from '@portal/shared/time';
import { abandonPayment } from '../../../applications/abandonPayment.ts';
import { lockApplication } from '../../../applications/applicationStore.ts';
import { insertPayment, lockOpenPayment, writePaymentStatus } from '../../../applications/paymentStore.ts';
import type { ApplicationTable, EducationTerms, ExaminationTerms } from '../../../database/tables/manager.ts';
import { BusinessError, HttpError } from '../../../pipeline/errors.ts';
import type { CallContext, MemberContext } from '../../../pipeline/handler.ts';

type Application = Selectable<ApplicationTable>;

/** Opens a payment for a held application; an open one of the same method is used again. */
export async function startPayment(
  { userExaminationNo: applicationNo, payMethod }: CallValue<Calls['startPayment']>,
  context: MemberContext,
) {
  const { db, now, log, caller } = context;
  const application = await lockApplication(db, applicationNo);
  if (!application || application.member_no !== caller.memberNo) throw new HttpError('NOT_FOUND');
  if (application.status === 'EXPIRED') throw new BusinessError('PAYMENT_EXPIRED');
  if (application.status !== 'HELD' || application.pay_due_at === null) throw new BusinessError('PAYMENT_NOT_DUE');
  if (application.pay_due_at <= now) throw new BusinessError('PAYMENT_EXPIRED');

  const open = await lockOpenPayment(db, applicationNo);
  if (open?.checkout_url && open.pay_method === payMethod) {
    return { paymentNo: open.payment_no, amount: open.amount, checkoutUrl: open.checkout_url };
  }
  await abandonPayment({ applicationNo, reason: '다른 결제 수단을 선택했습니다.' }, { db, log });
  return openPayment({ application, payMethod, payDueAt: application.pay_due_at }, context);
}

async function openPayment(
  { application, payMethod, payDueAt }: { application: Application; payMethod: PayMethod; payDueAt: Date },
  { db, now, integrations, log }: CallContext,
) {
  const amount = application.price;
  const dueAt = payMethod === 'vbank' ? depositDue(application, now, payDueAt) : payDueAt;
  const paymentNo = await insertPayment(db, {
    applicationNo: application.application_no,
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

/**
 * A deposit may come until the end of the next day, but not after the course or exam has begun; it never has less time
 * than any other payment.
 */
function depositDue({ terms }: Application, now: Date, payDueAt: Date): Date {
  const nextDay = seoulInstant(addDays(seoulDay(now), 1), '23:59');
  const begins = seoulInstant('eduDate' in terms ? terms.eduDate : terms.examDate, terms.time);
  const due = begins < nextDay ? begins : nextDay;
  return due > payDueAt ? due : payDueAt;
}

const returnUrlOf = ({ kind, application_no }: Application) =>
  `/manager/${kind === 'education' ? 'edu' : 'exam'}/apply/done?userExaminationNo=${application_no}`;

function titleOf({ terms }: Application): string {
  const isEducation = (value: EducationTerms | ExaminationTerms): value is EducationTerms => 'title' in value;
  return isEducation(terms)
    ? terms.title
    : `${terms.year}년 제${terms.rounds}회 ${terms.examinationName} ${terms.part}`;
}
