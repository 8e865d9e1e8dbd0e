import type { Selectable } from 'kysely';
import type { ApplicationStatus } from '@portal/shared/contract';
import { writeTransition } from '../../aggregates/writeTransition.ts';
import type { ApplicationTable } from '../../database/types/tables/manager.ts';
import {
  applicationLifecycle,
  type ApplicationEffect,
  type ApplicationEvent,
  type ApplicationGuard,
} from '../../lifecycles/application.ts';
import { transition, type Actor, type Transition } from '../../lifecycles/lifecycle.ts';
import { refundPercent } from '../../money/refundQuote.ts';
import { isPresent } from '../attendance/store.ts';
import type { MoneyContext } from '../context.ts';
import { isSeatOfGroup } from '../group/accepted.ts';
import { invitePeople } from '../group/invitePeople.ts';
import { refundGroup } from '../group/refundGroup.ts';
import { isNotCalledOff, nextExamCode } from '../offering/seats.ts';
import { abandonPayment } from '../payment/abandon.ts';
import type { AccountForm } from '../refund/accountForm.ts';
import { decideRequest, owePayment, refundWhole, requestRefund } from '../refund/requests.ts';
import { isApplicantGone } from './applicant.ts';
import { changeApplication } from './change.ts';
import { mayCancelConfirmed } from './mayCancelConfirmed.ts';
import { notifyOfMove } from './notices.ts';
import { giveSeatBack, retakeSeatOf } from './seat.ts';
import type { StatusColumns } from './store.ts';

type Application = Selectable<ApplicationTable>;

/** An event of an application with its data. */
interface ApplicationMove {
  event: ApplicationEvent;
  by: Actor;
  /** For `cancel`: the form's account, read if money is refunded. */
  account?: AccountForm;
  /** For `paid` and `invoicePaid`: the payment. */
  paymentNo?: number;
  /** For `reject`: the reason sent to the member. */
  reason?: string;
}

type Line = Transition<ApplicationStatus, ApplicationEvent, ApplicationGuard, ApplicationEffect>;

/**
 * The only function that changes an application after its creation: finds the transition, checks its guard, runs its
 * effect, writes the status and notifies the member. Runs in the caller's transaction on a row locked by the caller.
 * Returns the new status; null if rejected.
 */
export async function moveApplication(
  application: Application,
  move: ApplicationMove,
  context: MoneyContext,
): Promise<ApplicationStatus | null> {
  const line = await transition(
    applicationLifecycle as { name: string; transitions: readonly Line[] },
    { from: application.status, event: move.event, by: move.by },
    (guard) => guardHolds(guard, application, context),
    context.log,
    { applicationNo: application.application_no },
  );
  if (!line) return null;
  const columns = line.effect ? await effects[line.effect](application, move, context) : {};
  await writeTransition(context.db, 'application', {
    no: application.application_no,
    from: application.status,
    to: line.to,
    columns,
  });
  await notifyOfMove(application, { event: move.event, to: line.to, reason: move.reason }, context);
  // Changes were not sent to the member while it had no seat.
  if (application.status === 'EXPIRED') await changeApplication({ ...application, status: line.to }, context);
  return line.to;
}

function guardHolds(
  guard: ApplicationGuard,
  application: Application,
  { db, now }: MoneyContext,
): boolean | Promise<boolean> {
  const mayCancel = async () => {
    const was_present = await isPresent(db, application.application_no);
    return mayCancelConfirmed(guard, { ...application, was_present }, now);
  };
  switch (guard) {
    case 'free':
      return application.price === 0;
    case 'notPaid':
      return application.on_invoice && application.payment_no === null;
    // Decided on submission, in the statement that inserts the row.
    case 'onInvoice':
      return false;
    case 'pastDue':
      return application.pay_due_at !== null && application.pay_due_at <= now;
    case 'paidAndChanged':
    case 'paidInsideRefundWindow':
      // A group's seats are cancelled individually: `enrolment/employer/requestRefunds.ts`.
      return application.kind !== 'group' && mayCancel();
    case 'freeBeforeBegin':
      return mayCancel();
    case 'seatOfGroup':
      return isSeatOfGroup(application.application_no, db);
    case 'education':
    case 'exam':
      return application.kind === guard;
    case 'notCalledOff':
      return isNotCalledOff(db, application);
    case 'applicantGone':
      return isApplicantGone(db, application.member_no);
    // Guards of corrections, which name their result: checked in `modules/manager/corrections/correct.ts`.
    case 'toCompleted':
    case 'toNotCompleted':
    case 'toSat':
    case 'toAbsent':
    case 'toPassed':
    case 'toFailed':
      return false;
    // The check takes the seat in the same statement, because a separate check would race.
    case 'seatRetaken':
      return retakeSeatOf(application, { db, now });
  }
}

type Effect = (application: Application, move: ApplicationMove, context: MoneyContext) => Promise<StatusColumns>;

const ENDINGS: Partial<Record<ApplicationEvent, string>> = {
  paid: '다른 결제가 이루어졌습니다.',
  duePassed: '결제 기한이 지났습니다.',
  cancel: '신청이 취소되었습니다.',
  callOff: '교육 또는 시험이 취소되었습니다.',
};

/** Abandons the payment; the seat's row is locked last. */
const endPayment = ({ application_no }: Application, { event }: ApplicationMove, context: MoneyContext) =>
  abandonPayment({ applicationNo: application_no, reason: ENDINGS[event] ?? '' }, context);

/** Columns of a confirmed application; an exam also gets its number. */
export async function confirm(
  application: Pick<Application, 'examination_no'>,
  { db, now }: Pick<MoneyContext, 'db' | 'now'>,
): Promise<StatusColumns> {
  if (application.examination_no === null) return { confirmed_at: now };
  return { confirmed_at: now, examination_code: await nextExamCode(db, application.examination_no) };
}

function paymentNoOf({ paymentNo }: ApplicationMove): number {
  if (paymentNo === undefined) throw new Error('the event needs its payment');
  return paymentNo;
}

const noColumns: StatusColumns = {};

const effects: Record<ApplicationEffect, Effect> = {
  async confirm(application, move, context) {
    await endPayment(application, move, context);
    if (application.kind === 'group') await invitePeople(application.application_no, context);
    return { ...(await confirm(application, context)), payment_no: paymentNoOf(move) };
  },
  settle: (_application, move) => Promise.resolve({ payment_no: paymentNoOf(move) }),
  // Submission takes the seat in the statement that inserts the row.
  takeSeat: () => Promise.resolve(noColumns),
  async release(application, move, context) {
    await endPayment(application, move, context);
    await giveSeatBack(application, move.event, context);
    return noColumns;
  },
  async expire(application, move, context) {
    await endPayment(application, move, context);
    await giveSeatBack(application, move.event, context);
    return { expired_at: context.now };
  },
  async releaseAndOwe(application, move, context) {
    await endPayment(application, move, context);
    await owePayment(paymentNoOf(move), context);
    await giveSeatBack(application, move.event, context);
    return noColumns;
  },
  async owePayment(_application, move, context) {
    await owePayment(paymentNoOf(move), context);
    return noColumns;
  },
  async requestRefund(application, { account = {} }, context) {
    const percent = refundPercent(application.terms, context.now);
    if (percent === null) throw new Error('a refund needs a percentage');
    await requestRefund({ application, percent, account }, context);
    return noColumns;
  },
  async approveRefund(application, move, context) {
    await decideRequest(application, { event: 'approve', by: 'staff' }, context);
    await giveSeatBack(application, move.event, context);
    return noColumns;
  },
  async rejectRefund(application, { reason = '' }, context) {
    await decideRequest(application, { event: 'reject', by: 'staff', reason }, context);
    return noColumns;
  },
  async retractRefund(application, _move, context) {
    await decideRequest(application, { event: 'retract', by: 'member' }, context);
    return noColumns;
  },
  async refundChanged(application, { account = {}, event }, context) {
    // A smaller refund was requested before.
    if (application.status === 'CANCEL_REQUESTED')
      await decideRequest(application, { event: 'retract', by: 'member' }, context);
    await requestRefund({ application, percent: 100, account }, context);
    await decideRequest(application, { event: 'approve', by: 'system' }, context);
    await giveSeatBack(application, event, context);
    return noColumns;
  },
  async refundAll(application, move, context) {
    await (application.kind === 'group' ? refundGroup : refundWhole)(application, context);
    await giveSeatBack(application, move.event, context);
    return noColumns;
  },
};
