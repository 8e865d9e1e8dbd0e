import type { Selectable } from 'kysely';
import type { ApplicationStatus } from '@portal/shared/contract';
import type { ApplicationTable } from '../database/tables/manager.ts';
import {
  applicationLifecycle,
  type ApplicationEffect,
  type ApplicationEvent,
  type ApplicationGuard,
} from '../lifecycles/application.ts';
import { transition, type Actor, type Transition } from '../lifecycles/lifecycle.ts';
import { refundPercent } from '../money/refundQuote.ts';
import type { AccountForm } from './accountForm.ts';
import { writeStatus } from './applicationStore.ts';
import { decideRequest, owePayment, refundWhole, requestRefund, type RefundContext } from './refundRequests.ts';
import { freeSeat, nextExaminationCode, retakeSeat } from './seats.ts';

type Application = Selectable<ApplicationTable>;

/** What happens to an application, and what comes with it. */
interface ApplicationMove {
  event: ApplicationEvent;
  by: Actor;
  /** Of `cancel`: the form's account, read when money goes back. */
  account?: AccountForm;
  /** Of `paid`: the payment that was made. */
  payment?: { paymentNo: number; amount: number };
}

type Line = Transition<ApplicationStatus, ApplicationEvent, ApplicationGuard, ApplicationEffect>;

/**
 * The only way in which an application changes after it was made: finds the life cycle's line, checks its guard, runs
 * its effect and writes the status, in the caller's transaction and on a row that the caller has locked.
 * Answers the new status; null means refused.
 */
export async function moveApplication(
  application: Application,
  move: ApplicationMove,
  context: RefundContext,
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
  await writeStatus(context.db, application.application_no, application.status, line.to, columns);
  return line.to;
}

function offeringNoOf(application: Application): number {
  const offeringNo = application.education_no ?? application.examination_no;
  if (offeringNo === null) throw new Error(`application ${application.application_no} has no course or exam`);
  return offeringNo;
}

function guardHolds(
  guard: ApplicationGuard,
  application: Application,
  { db, now }: RefundContext,
): boolean | Promise<boolean> {
  switch (guard) {
    case 'free':
      return application.price === 0;
    case 'pastDue':
      return application.pay_due_at !== null && application.pay_due_at <= now;
    case 'insideRefundWindow':
      return refundPercent(application.terms, now) !== null;
    case 'education':
    case 'exam':
      return application.kind === guard;
    // The check takes the seat in the same statement; a separate check would race.
    case 'seatRetaken':
      return retakeSeat(db, application.kind, offeringNoOf(application), application.member_no, now);
  }
}

type ColumnChanges = { examination_code?: string; confirmed_at?: Date };
type Effect = (application: Application, move: ApplicationMove, context: RefundContext) => Promise<ColumnChanges>;

const giveSeatBack = (application: Application, { db }: RefundContext) =>
  freeSeat(db, application.kind, offeringNoOf(application));

/** The columns of an application that is confirmed now; an exam gets its number. */
export async function confirm(
  application: Application,
  { db, now }: Pick<RefundContext, 'db' | 'now'>,
): Promise<ColumnChanges> {
  if (application.examination_no === null) return { confirmed_at: now };
  return { confirmed_at: now, examination_code: await nextExaminationCode(db, application.examination_no) };
}

const noColumns: ColumnChanges = {};

const effects: Record<ApplicationEffect, Effect> = {
  confirm: (application, _move, context) => confirm(application, context),
  // Submitting takes the seat in the statement that makes the row.
  takeSeat: () => Promise.resolve(noColumns),
  async freeSeat(application, _move, context) {
    await giveSeatBack(application, context);
    return noColumns;
  },
  async owePayment({ application_no }, { payment }, context) {
    if (!payment) throw new Error('the event paid needs its payment');
    await owePayment({ applicationNo: application_no, ...payment }, context);
    return noColumns;
  },
  async requestRefund({ application_no, terms }, { account = {} }, context) {
    const percent = refundPercent(terms, context.now);
    if (percent === null) throw new Error('a refund needs a percentage');
    await requestRefund({ applicationNo: application_no, percent, account }, context);
    return noColumns;
  },
  async approveRefund(application, { by }, context) {
    await decideRequest({ applicationNo: application.application_no, event: 'approve', by }, context);
    await giveSeatBack(application, context);
    return noColumns;
  },
  async rejectRefund({ application_no }, { by }, context) {
    await decideRequest({ applicationNo: application_no, event: 'reject', by }, context);
    return noColumns;
  },
  async retractRefund({ application_no }, { by }, context) {
    await decideRequest({ applicationNo: application_no, event: 'retract', by }, context);
    return noColumns;
  },
  async refundAll(application, _move, context) {
    await giveSeatBack(application, context);
    await refundWhole(application.application_no, context);
    return noColumns;
  },
};
