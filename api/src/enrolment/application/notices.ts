import type { Selectable } from 'kysely';
import type { ApplicationStatus } from '@portal/shared/contract';
import { formatDateTime } from '@portal/shared/format';
import type { Queries } from '../../database/types/tables.ts';
import type { ApplicationTable } from '../../database/types/tables/manager.ts';
import type { ApplicationEvent } from '../../lifecycles/application.ts';
import { raiseNotice } from '../../notices/raiseNotice.ts';
import { applicationFacts } from '../applicationFacts.ts';
import { isEducationTerms } from '../offering/offeringTitle.ts';
import { findNewestRefund } from '../refund/store.ts';

type Application = Selectable<ApplicationTable>;
type ToldApplication = Pick<Application, 'application_no' | 'member_no' | 'kind' | 'terms'>;
interface TellContext {
  db: Queries;
  now: Date;
}
type Tell = (application: Application, context: TellContext, reason: string) => Promise<unknown>;

/** When and where, by the terms that the member applied under. */
function occasionFacts({ terms }: Pick<Application, 'terms'>) {
  const isOnline = isEducationTerms(terms) && terms.eduType === 2;
  const day = isEducationTerms(terms) ? terms.eduDate : terms.examDate;
  return { when: formatDateTime(day, terms.time), place: isOnline ? '' : `${terms.address} ${terms.address2}`.trim() };
}

/** Tells that an application was made; a free one is confirmed at once and has no due time. */
export const tellApplied = (
  application: ToldApplication & Pick<Application, 'price' | 'pay_due_at'>,
  context: TellContext,
) =>
  raiseNotice(
    {
      event: 'applied',
      memberNo: application.member_no,
      subjectNo: application.application_no,
      facts: {
        ...applicationFacts(application),
        ...occasionFacts(application),
        amount: application.price,
        dueAt: application.pay_due_at,
      },
    },
    context,
  );

const tellPaid: Tell = (application, context) =>
  raiseNotice(
    {
      event: 'paid',
      memberNo: application.member_no,
      subjectNo: application.application_no,
      facts: { ...applicationFacts(application), ...occasionFacts(application), amount: application.price },
    },
    context,
  );

const tellOf =
  (event: 'expired' | 'cancelled'): Tell =>
  (application, context) =>
    raiseNotice(
      {
        event,
        memberNo: application.member_no,
        subjectNo: application.application_no,
        facts: applicationFacts(application),
      },
      context,
    );

const tellOfRefund =
  (event: 'cancelRequested' | 'refundApproved' | 'refundRejected'): Tell =>
  async (application, context, reason) => {
    const refund = await findNewestRefund(context.db, application.application_no);
    if (!refund) throw new Error(`application ${application.application_no} has no refund to tell of`);
    const facts = { ...applicationFacts(application), amount: refund.amount, reason };
    await raiseNotice({ event, memberNo: application.member_no, subjectNo: refund.refund_no, facts }, context);
  };

const tellCalledOff: Tell = async (application, context) => {
  const refund = await findNewestRefund(context.db, application.application_no);
  await raiseNotice(
    {
      event: 'calledOff',
      memberNo: application.member_no,
      subjectNo: application.application_no,
      facts: { ...applicationFacts(application), ...occasionFacts(application), amount: refund?.amount ?? 0 },
    },
    context,
  );
};

/** Members are told of a result once it is announced, not when it is entered. */
const sealResult: Tell = ({ application_no }, { db }) => sealResults([application_no], db);

async function sealResults(applicationNos: readonly number[], db: Queries): Promise<void> {
  await db
    .insertInto('sealed_result')
    .values(applicationNos.map((application_no) => ({ application_no })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Which transitions members are told of; the others they make themselves, or another notice tells of them. */
export const TOLD_TRANSITIONS: readonly {
  from: readonly ApplicationStatus[];
  event: ApplicationEvent;
  to: ApplicationStatus;
  tell: Tell;
}[] = [
  { from: ['HELD', 'EXPIRED'], event: 'paid', to: 'CONFIRMED', tell: tellPaid },
  { from: ['HELD'], event: 'paid', to: 'CANCELLED', tell: tellCalledOff },
  { from: ['HELD'], event: 'duePassed', to: 'EXPIRED', tell: tellOf('expired') },
  { from: ['HELD', 'CONFIRMED'], event: 'cancel', to: 'CANCELLED', tell: tellOf('cancelled') },
  { from: ['CONFIRMED'], event: 'cancel', to: 'CANCEL_REQUESTED', tell: tellOfRefund('cancelRequested') },
  { from: ['CANCEL_REQUESTED'], event: 'approve', to: 'CANCELLED', tell: tellOfRefund('refundApproved') },
  { from: ['CANCEL_REQUESTED'], event: 'reject', to: 'CONFIRMED', tell: tellOfRefund('refundRejected') },
  { from: ['HELD', 'CONFIRMED', 'CANCEL_REQUESTED'], event: 'callOff', to: 'CANCELLED', tell: tellCalledOff },
  { from: ['CONFIRMED'], event: 'complete', to: 'COMPLETED', tell: sealResult },
  { from: ['CONFIRMED'], event: 'notComplete', to: 'NOT_COMPLETED', tell: sealResult },
  { from: ['SAT'], event: 'pass', to: 'PASSED', tell: sealResult },
  { from: ['SAT'], event: 'fail', to: 'FAILED', tell: sealResult },
];

interface Move {
  event: ApplicationEvent;
  to: ApplicationStatus;
}

const tellingOf = (from: ApplicationStatus, { event, to }: Move): Tell | undefined =>
  TOLD_TRANSITIONS.find((line) => line.event === event && line.to === to && line.from.includes(from))?.tell;

/** Tells the member of a transition that was made, in its transaction. */
export async function tellOfMove(
  application: Application,
  { reason = '', ...move }: Move & { reason?: string | undefined },
  context: TellContext,
): Promise<void> {
  await tellingOf(application.status, move)?.(application, context, reason);
}

/** Like `tellOfMove`, of many applications that a result moved: members are told once it is announced, or never. */
export async function tellOfResults(
  applicationNos: readonly number[],
  { from, ...move }: Move & { from: ApplicationStatus },
  { db }: Pick<TellContext, 'db'>,
): Promise<void> {
  const tell = tellingOf(from, move);
  if (tell === undefined) return;
  if (tell !== sealResult) throw new Error(`${move.event} is no result: members are told of it one by one`);
  await sealResults(applicationNos, db);
}
