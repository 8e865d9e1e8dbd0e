import type { PayMethod } from '@portal/shared/contract';
import { MINUTE_MS } from '../../../clock/durations.ts';
import { moveApplication } from '../../../enrolment/application/move.ts';
import { lockApplication } from '../../../enrolment/application/store.ts';
import type { MoneyContext } from '../../../enrolment/context.ts';
import { depositDeadline, holdEnd } from '../../../enrolment/offering/hold.ts';
import { offeringTitle } from '../../../enrolment/offering/offeringTitle.ts';
import { termsKind } from '../../../enrolment/offering/termsKind.ts';
import { insertPayment } from '../../../enrolment/payment/store.ts';
import { pressButton, type Action } from '../../../integrations/gateway/sandbox/actions.ts';
import { registerOrder, toNotification } from '../../../integrations/gateway/sandbox/sandboxPayments.ts';
import { writeTransition } from '../../../lifecycles/writeTransition.ts';
import { taxFreeOf } from '../../../money/taxFree.ts';
import { courseAnswers } from '../../manager/applications/answers.ts';
import { takeSeatAndSubmit } from '../../manager/applications/submitStore.ts';
import { settle } from '../../payment/settlement/settle.ts';

/** A demo member's application for a course, with the actions on the gateway's page. */
export interface Paying {
  userId: string;
  educationNo: number;
  method: PayMethod;
  /** Buttons pressed on the gateway's page, a minute apart. */
  buttons: readonly Action[];
}

/**
 * Applies and pays at the context's time through the same code as members' applications: seat, gateway and settlement.
 * Returns the application's number.
 */
export async function applyAndPay(
  { userId, educationNo, method, buttons }: Paying,
  context: MoneyContext,
): Promise<number> {
  const { db, now } = context;
  const { member_no: memberNo } = await db
    .selectFrom('member')
    .select('member_no')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const answers = courseAnswers({ memo: '', isDisorder: 1 });
  const held = { memberNo, offeringNo: educationNo, answers, now, payDueAt: holdEnd(now) };
  const submitted = await takeSeatAndSubmit(db, 'education', held);
  if (!submitted) throw new Error(`the demo found no seat in course ${educationNo}`);
  const applicationNo = submitted.application_no;
  const application = await lockApplication(db, applicationNo);
  if (!application) throw new Error(`application ${applicationNo} is gone`);

  const dueAt = method === 'vbank' ? depositDeadline(application) : held.payDueAt;
  const order = { applicationNo, memberNo, payMethod: method, amount: submitted.price, dueAt, now };
  const paymentNo = await insertPayment(db, order);
  const gatewayNo = `DEMO-${applicationNo}`;
  const title = offeringTitle(application.terms);
  const price = { amount: submitted.price, taxFreeAmount: taxFreeOf(termsKind(application.terms), submitted.price) };
  await registerOrder(db, gatewayNo, { ...price, paymentNo, method, title, returnUrl: '/main', dueAt });
  await writeTransition(db, 'payment', {
    no: paymentNo,
    from: 'READY',
    to: 'PENDING',
    columns: { gateway_no: gatewayNo },
  });
  for (const [index, button] of buttons.entries()) {
    const at = new Date(now.getTime() + (index + 1) * MINUTE_MS);
    const row = await pressButton(db, gatewayNo, button, at);
    if (row) await settle(await toNotification(db, row, at), { ...context, now: at });
  }
  return applicationNo;
}

/**
 * Moves a demo application.
 * @throws if the life cycle does not allow it
 */
export async function move(
  applicationNo: number,
  step: Parameters<typeof moveApplication>[1],
  context: MoneyContext,
): Promise<void> {
  const application = await lockApplication(context.db, applicationNo);
  if (!application || !(await moveApplication(application, step, context)))
    throw new Error(`the demo cannot ${step.event} application ${applicationNo}`);
}
