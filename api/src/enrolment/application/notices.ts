import type { Selectable } from 'kysely';
import type { ApplicationStatus } from '@portal/shared/contract';
import type { Queries } from '../../database/types/tables.ts';
import type { ApplicationTable } from '../../database/types/tables/manager.ts';
import type { ApplicationEvent } from '../../lifecycles/application.ts';
import { raiseNotice } from '../../notices/raiseNotice.ts';
import { applicationValues, occasionValues } from '../applicationValues.ts';
import { findEmployerOf } from '../group/accepted.ts';
import { currentTerms } from '../offering/occasion.ts';
import { findNewestRefund } from '../refund/store.ts';

type Application = Selectable<ApplicationTable>;
type NotifiedApplication = Pick<Application, 'application_no' | 'member_no' | 'kind' | 'terms' | 'changed_to'>;
interface NoticeContext {
  db: Queries;
  now: Date;
}
type Notify = (application: Application, context: NoticeContext, reason: string) => Promise<unknown>;

/** Notifies of a new application; a free one is confirmed at once and has no due time. */
export const notifyApplied = (
  application: NotifiedApplication & Pick<Application, 'price' | 'pay_due_at'>,
  context: NoticeContext,
) =>
  raiseNotice(
    {
      event: 'applied',
      memberNo: application.member_no,
      subjectNo: application.application_no,
      values: {
        ...applicationValues(application),
        ...occasionValues(currentTerms(application)),
        amount: application.price,
        dueAt: application.pay_due_at,
      },
    },
    context,
  );

const notifyPaid: Notify = (application, context) =>
  raiseNotice(
    {
      event: 'paid',
      memberNo: application.member_no,
      subjectNo: application.application_no,
      values: {
        ...applicationValues(application),
        ...occasionValues(currentTerms(application)),
        amount: application.price,
      },
    },
    context,
  );

const notifyOf =
  (event: 'expired' | 'cancelled'): Notify =>
  (application, context) =>
    raiseNotice(
      {
        event,
        memberNo: application.member_no,
        subjectNo: application.application_no,
        values: { ...applicationValues(application), isGroup: application.kind === 'group' },
      },
      context,
    );

const notifyOfRefund =
  (event: 'cancelRequested' | 'refundApproved' | 'refundRejected'): Notify =>
  async (application, context, reason) => {
    const refund = await findNewestRefund(context.db, application.application_no);
    if (!refund) throw new Error(`application ${application.application_no} has no refund to tell of`);
    const values = { ...applicationValues(application), amount: refund.amount, reason };
    await raiseNotice({ event, memberNo: application.member_no, subjectNo: refund.refund_no, values }, context);
  };

/** A paid application is refunded without a decision if the association has changed it. */
const notifyCancelled: Notify = (application, context, reason) =>
  (application.payment_no === null ? notifyOf('cancelled') : notifyOfRefund('refundApproved'))(
    application,
    context,
    reason,
  );

const notifyCalledOff: Notify = async (application, context) => {
  const refund = await findNewestRefund(context.db, application.application_no);
  await raiseNotice(
    {
      event: 'calledOff',
      memberNo: application.member_no,
      subjectNo: application.application_no,
      values: {
        ...applicationValues(application),
        ...occasionValues(currentTerms(application)),
        amount: refund?.amount ?? 0,
      },
    },
    context,
  );
};

/** The employer has taken this seat of its group back. */
const notifyTakenBack: Notify = async (application, context) => {
  const employer = await findEmployerOf(application.application_no, context.db);
  await raiseNotice(
    {
      event: 'groupSeatEnded',
      memberNo: application.member_no,
      subjectNo: application.application_no,
      values: { ...applicationValues(application), businessName: employer?.businessName ?? '' },
    },
    context,
  );
};

/** Members are notified when a result is announced, not when it is entered. */
const sealResult: Notify = ({ application_no }, { db }) => sealResults([application_no], db);

async function sealResults(applicationNos: readonly number[], db: Queries): Promise<void> {
  await db
    .insertInto('sealed_result')
    .values(applicationNos.map((application_no) => ({ application_no })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Transitions with a notice. The others are made by the member or covered by another notice. */
export const NOTIFIED_TRANSITIONS: readonly {
  from: readonly ApplicationStatus[];
  event: ApplicationEvent;
  to: ApplicationStatus;
  notify: Notify;
}[] = [
  { from: ['HELD', 'EXPIRED'], event: 'paid', to: 'CONFIRMED', notify: notifyPaid },
  { from: ['HELD'], event: 'paid', to: 'CANCELLED', notify: notifyCalledOff },
  { from: ['HELD'], event: 'duePassed', to: 'EXPIRED', notify: notifyOf('expired') },
  {
    from: ['HELD', 'CONFIRMED', 'CANCEL_REQUESTED'],
    event: 'cancel',
    to: 'CANCELLED',
    notify: notifyCancelled,
  },
  { from: ['CONFIRMED'], event: 'cancel', to: 'CANCEL_REQUESTED', notify: notifyOfRefund('cancelRequested') },
  { from: ['CANCEL_REQUESTED'], event: 'approve', to: 'CANCELLED', notify: notifyOfRefund('refundApproved') },
  { from: ['CANCEL_REQUESTED'], event: 'reject', to: 'CONFIRMED', notify: notifyOfRefund('refundRejected') },
  { from: ['HELD', 'CONFIRMED', 'CANCEL_REQUESTED'], event: 'callOff', to: 'CANCELLED', notify: notifyCalledOff },
  { from: ['CONFIRMED'], event: 'takeBack', to: 'CANCELLED', notify: notifyTakenBack },
  { from: ['CONFIRMED'], event: 'complete', to: 'COMPLETED', notify: sealResult },
  { from: ['CONFIRMED'], event: 'notComplete', to: 'NOT_COMPLETED', notify: sealResult },
  { from: ['SAT'], event: 'pass', to: 'PASSED', notify: sealResult },
  { from: ['SAT'], event: 'fail', to: 'FAILED', notify: sealResult },
];

interface Move {
  event: ApplicationEvent;
  to: ApplicationStatus;
}

const notificationOf = (from: ApplicationStatus, { event, to }: Move): Notify | undefined =>
  NOTIFIED_TRANSITIONS.find((line) => line.event === event && line.to === to && line.from.includes(from))?.notify;

/** Notifies the member of a transition, in its transaction. */
export async function notifyOfMove(
  application: Application,
  { reason = '', ...move }: Move & { reason?: string | undefined },
  context: NoticeContext,
): Promise<void> {
  await notificationOf(application.status, move)?.(application, context, reason);
}

/** Like `notifyOfMove`, for results of several applications: members are notified at the announcement, or never. */
export async function notifyOfResults(
  applicationNos: readonly number[],
  { from, ...move }: Move & { from: ApplicationStatus },
  { db }: Pick<NoticeContext, 'db'>,
): Promise<void> {
  const notify = notificationOf(from, move);
  if (notify === undefined) return;
  if (notify !== sealResult) throw new Error(`${move.event} is no result: members are told of it one by one`);
  await sealResults(applicationNos, db);
}
