import type { PayMethod } from '@portal/shared/contract';
import { writeTransition } from '../../../aggregates/writeTransition.ts';
import { MINUTE_MS } from '../../../clock/durations.ts';
import { moveApplication } from '../../../enrolment/application/move.ts';
import { lockApplication } from '../../../enrolment/application/store.ts';
import type { MoneyContext } from '../../../enrolment/context.ts';
import { depositDeadline, holdEnd } from '../../../enrolment/offering/hold.ts';
import { offeringTitle } from '../../../enrolment/offering/offeringTitle.ts';
import { termsKind } from '../../../enrolment/offering/termsKind.ts';
import { insertPayment } from '../../../enrolment/payment/store.ts';
import { openSandbox } from '../../../integrations/gateway/openGateway.ts';
import { pressButton, type Action } from '../../../integrations/gateway/sandbox/pressButton.ts';
import type { SandboxGateway } from '../../../integrations/gateway/sandbox/sandboxGateway.ts';
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
  const { db, now, keys } = context;
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
  const title = offeringTitle(application.terms);
  const price = { amount: submitted.price, taxFreeAmount: taxFreeOf(termsKind(application.terms), submitted.price) };
  let at = now;
  const gateway = openSandbox({ db, keys, now: () => at });
  const { gatewayNo } = await gateway.open({ ...price, paymentNo, method, title, dueAt });
  const columns = { gateway_no: gatewayNo };
  await writeTransition(db, 'payment', { no: paymentNo, from: 'READY', to: 'PENDING', columns });
  for (const button of buttons) {
    at = new Date(at.getTime() + MINUTE_MS);
    const payment = await payAt(gateway, gatewayNo, button);
    if (payment) await settle(payment, { ...context, now: at });
  }
  return applicationNo;
}

/**
 * Presses a button of the gateway's page, and confirms as the portal does on the browser's return. Returns the payment
 * afterwards.
 */
export async function payAt(gateway: SandboxGateway, gatewayNo: string, button: Action) {
  await pressButton(gateway.books, gatewayNo, button);
  const order = await gateway.books.withPayment(gatewayNo, ({ book }) => book.find(gatewayNo));
  return order && gateway.confirm({ gatewayNo, orderNo: order.orderId, amount: order.totalAmount });
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
