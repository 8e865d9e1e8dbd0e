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
import { kindOf } from './offeringKind.ts';
import { decideRequest, owePayment, refundWhole, requestRefund, type RefundContext } from './refundRequests.ts';
import { freeSeat, nextExaminationCode, retakeSeat } from './seats.ts';

type Application = Selectable<ApplicationTable>;

/** What an event brings with it. */
export interface MoveDetails {
  /** `cancel`: the form's account, looked at when money goes back. */
  account?: AccountForm;
  /** `paid`: the payment that came. */
  payment?: { paymentNo: number; amount: number };
}

type Line = Transition<ApplicationStatus, ApplicationEvent, ApplicationGuard, ApplicationEffect>;

/**
 * The one way an application changes after it was made: the life cycle's line is looked up, its guard asked,
 * its effect done and the status written, in the caller's transaction and on a row the caller has locked.
 * null means refused.
 */
export async function moveApplication(
  context: RefundContext,
  application: Application,
  event: ApplicationEvent,
  by: Actor,
  details: MoveDetails = {},
): Promise<ApplicationStatus | null> {
  const row = { userExaminationNo: application.application_no };
  const line = await transition(
    applicationLifecycle as { name: string; transitions: readonly Line[] },
    { from: application.status, event, by },
    (guard) => guardHolds(context, application, guard),
    context.log,
    row,
  );
  if (!line) return null;
  const also = line.effect ? await effects[line.effect](context, application, details) : {};
  await writeStatus(context.db, application.application_no, application.status, line.to, also);
  return line.to;
}

export const offeringNoOf = (application: Application): number => {
  const offeringNo = application.education_no ?? application.examination_no;
  if (offeringNo === null) throw new Error(`application ${application.application_no} is for nothing`);
  return offeringNo;
};

function guardHolds(
  { db, now }: RefundContext,
  application: Application,
  guard: ApplicationGuard,
): boolean | Promise<boolean> {
  switch (guard) {
    case 'free':
      return application.price === 0;
    case 'pastDue':
      return application.pay_due_at !== null && application.pay_due_at <= now;
    case 'insideRefundWindow':
      return refundPercent(application.terms, now) !== null;
    case 'education':
      return application.apply_type === 1;
    case 'exam':
      return application.apply_type === 2;
    // Asking takes the seat: between asking and taking there must be nothing.
    case 'seatRetaken':
      return retakeSeat(db, kindOf(application.apply_type), offeringNoOf(application), application.member_no, now);
  }
}

type ColumnChanges = { examination_code?: string; confirmed_at?: Date };
type Effect = (context: RefundContext, application: Application, details: MoveDetails) => Promise<ColumnChanges>;

const giveSeatBack = (context: RefundContext, application: Application) =>
  freeSeat(context.db, kindOf(application.apply_type), offeringNoOf(application));

export const confirmation: Effect = async ({ db, now }, application) => ({
  confirmed_at: now,
  ...(application.examination_no !== null && {
    examination_code: await nextExaminationCode(db, application.examination_no),
  }),
});

const noColumns: ColumnChanges = {};

const effects: Record<ApplicationEffect, Effect> = {
  confirm: confirmation,
  // Submitting takes the seat in the statement that makes the row.
  takeSeat: () => Promise.resolve(noColumns),
  async freeSeat(context, application) {
    await giveSeatBack(context, application);
    return noColumns;
  },
  async owePayment(context, application, { payment }) {
    if (!payment) throw new Error('money came without a payment');
    await owePayment(context, application.application_no, payment.paymentNo, payment.amount);
    return noColumns;
  },
  async requestRefund(context, application, { account = {} }) {
    const percent = refundPercent(application.terms, context.now);
    if (percent === null) throw new Error('a refund needs a percentage');
    await requestRefund(context, application.application_no, percent, account);
    return noColumns;
  },
  async approveRefund(context, application) {
    await decideRequest(context, application.application_no, 'approve', 'staff');
    await giveSeatBack(context, application);
    return noColumns;
  },
  async rejectRefund(context, application) {
    await decideRequest(context, application.application_no, 'reject', 'staff');
    return noColumns;
  },
  async retractRefund(context, application) {
    await decideRequest(context, application.application_no, 'retract', 'member');
    return noColumns;
  },
  async refundAll(context, application) {
    await giveSeatBack(context, application);
    await refundWhole(context, application.application_no);
    return noColumns;
  },
};
