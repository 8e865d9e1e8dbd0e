import { sql } from 'kysely';
import { PAYMENT_STATUS_NAMES, type ApplicationStatus, type Calls, type CallValue } from '@portal/shared/contract';
import { CASH_RECEIPT_STATUS_NAMES } from '@portal/shared/contract/cashReceipt';
import { AGGREGATES } from '../../../aggregates/index.ts';
import { yearsLater } from '../../../clock/durations.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { awaitsDeposit, statusNameOf } from '../../../enrolment/application/statusName.ts';
import { beginsAt } from '../../../enrolment/offering/beginsAt.ts';
import { currentTerms } from '../../../enrolment/offering/occasion.ts';
import { offeringTitle } from '../../../enrolment/offering/offeringTitle.ts';
import { APPLICATION_DEAD_STATES } from '../../../lifecycles/application.ts';
import { LIVE_SEAT_STATES } from '../../../lifecycles/groupSeat.ts';
import { SETTLED_PAYMENT_STATES, UNSETTLED_PAYMENT_STATES } from '../../../lifecycles/payment.ts';
import { applicationPage, certificatePage } from '../../../notices/pages.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { listOpenCertificates } from '../matters/certificates.ts';
import { listOpenRefunds } from '../matters/refunds.ts';

/** Statuses of applications under way. */
export const LIVE_APPLICATIONS: readonly ApplicationStatus[] = ['HELD', 'CONFIRMED', 'CANCEL_REQUESTED', 'SAT'];

/** Open case that prevents a withdrawal: its title, status and page. */
interface OpenTask {
  title: string;
  statusName: string;
  path: string;
}

/** Open case with the time of its request or its money. */
interface DatedTask extends OpenTask {
  since: Date;
}

/** Years after which an open case no longer prevents a withdrawal: the office works on with the row and the records. */
const BLOCKING_YEARS = 1;

const isForgotten = (since: Date, now: Date) => yearsLater(since, BLOCKING_YEARS) < now;

/** Returns true if a member has an open case. */
export const hasOpenTasks = async (db: Queries, memberNo: number, now: Date): Promise<boolean> =>
  (await listOpenTasks(db, memberNo, now)).length > 0;

/** Open cases that prevent the caller's withdrawal. */
export const fetchOpenMatters = (_input: CallValue<Calls['fetchOpenMatters']>, { db, now, caller }: MemberContext) =>
  listOpenTasks(db, caller.memberNo, now);

/**
 * The member's applications under way, open refunds, payments that are not settled, certificates that are asked for or
 * whose fee has to go back, what its aggregate declares to be open, and cash receipts that are being issued; once each,
 * though an application may be under way and its money too. None counts a year after its day or its request.
 */
async function listOpenTasks(db: Queries, memberNo: number, now: Date): Promise<OpenTask[]> {
  const tasks = [
    ...(await listLiveApplications(db, memberNo, now)),
    ...[
      ...(await listOpenRefunds(db, memberNo)),
      ...(await listOpenPayments(db, memberNo)),
      ...(await listOpenCertificates(db, memberNo)),
      ...(await listBlocking(db, memberNo)),
      ...(await listOrderedCashReceipts(db, memberNo)),
    ].filter(({ since }) => !isForgotten(since, now)),
  ];
  const byName = new Map<string, OpenTask>();
  for (const { title, statusName, path } of tasks) {
    const name = `${path} ${title}`;
    if (!byName.has(name)) byName.set(name, { title, statusName, path });
  }
  return [...byName.values()];
}

/** Condition that the invoice of a group is unpaid. */
const isOwed = sql<boolean>`exists (
  select from group_invoice where group_invoice.group_no = application.application_no and group_invoice.status = 'OPEN'
)`;

/** Condition that a group has a seat that was not cancelled. */
const hasSeats = sql<boolean>`exists (
  select from group_seat where group_seat.group_no = application.application_no
    and group_seat.status in (${sql.join(LIVE_SEAT_STATES)})
)`;

/**
 * Applications under way. A group gets no result: it is under way until it is paid, and has begun or has no seat left.
 */
async function listLiveApplications(db: Queries, memberNo: number, now: Date): Promise<OpenTask[]> {
  const rows = await db
    .selectFrom('application')
    .select(['application_no', 'kind', 'status', 'terms', 'changed_to', isOwed.as('is_owed')])
    .select([hasSeats.as('has_seats'), awaitsDeposit.as('awaits_deposit')])
    .where('member_no', '=', memberNo)
    .where('status', 'in', LIVE_APPLICATIONS)
    .orderBy('application_no')
    .execute();
  const isOver = (row: (typeof rows)[number]) =>
    isForgotten(beginsAt(currentTerms(row)), now) ||
    (row.kind === 'group' &&
      row.status === 'CONFIRMED' &&
      !row.is_owed &&
      (!row.has_seats || beginsAt(currentTerms(row)) <= now));
  return rows
    .filter((row) => !isOver(row))
    .map(({ application_no, kind, status, terms, awaits_deposit }) => ({
      title: offeringTitle(terms),
      statusName: statusNameOf(status, awaits_deposit),
      path: applicationPage(kind, application_no).path,
    }));
}

/** Rows of an application that their aggregates declare to be open, oldest first. */
async function listBlocking(db: Queries, memberNo: number): Promise<DatedTask[]> {
  const tasks: DatedTask[] = [];
  for (const { table, key, blocksLeaving } of AGGREGATES) {
    if (blocksLeaving === null) continue;
    const { states, since, title, statusNames } = blocksLeaving;
    const rows = await db
      .selectFrom('application')
      .innerJoin(sql<{ application_no: number; status: string }>`${sql.table(table)}`.as('open'), (join) =>
        join.onRef('open.application_no', '=', 'application.application_no'),
      )
      .select(['application.application_no', 'application.kind', 'application.terms', 'open.status'])
      .select(sql<Date>`${sql.ref(`open.${since}`)}`.as('since'))
      .where('application.member_no', '=', memberNo)
      .where('open.status', 'in', states)
      .orderBy(sql.ref(`open.${key}`))
      .execute();
    for (const { application_no, kind, terms, status, since: begun } of rows)
      tasks.push({
        since: begun,
        title: `${offeringTitle(terms)} ${title}`,
        statusName: statusNames[status] ?? status,
        path: applicationPage(kind, application_no).path,
      });
  }
  return tasks;
}

async function listOrderedCashReceipts(db: Queries, memberNo: number): Promise<DatedTask[]> {
  const rows = await db
    .selectFrom('cash_receipt')
    .leftJoin('payment', 'payment.payment_no', 'cash_receipt.payment_no')
    .leftJoin('application', 'application.application_no', 'payment.application_no')
    .select(['cash_receipt.status', 'cash_receipt.requested_at', 'application.application_no', 'application.kind'])
    .where('cash_receipt.member_no', '=', memberNo)
    .where('cash_receipt.status', 'in', ['ISSUING', 'UNKNOWN'])
    .orderBy('cash_receipt_no')
    .execute();
  return rows.map(({ status, requested_at, kind, application_no }) => ({
    since: requested_at,
    title: '현금영수증',
    statusName: CASH_RECEIPT_STATUS_NAMES[status],
    path: kind && application_no ? applicationPage(kind, application_no).path : certificatePage.path,
  }));
}

async function listOpenPayments(db: Queries, memberNo: number): Promise<DatedTask[]> {
  const rows = await db
    .selectFrom('payment')
    .innerJoin('application', 'application.application_no', 'payment.application_no')
    .select(['application.application_no', 'application.kind', 'application.terms', 'payment.status'])
    .select(sql<Date>`coalesce(payment.paid_at, payment.opened_at)`.as('since'))
    .where('payment.member_no', '=', memberNo)
    .where((either) =>
      either.or([
        either('payment.status', 'in', UNSETTLED_PAYMENT_STATES),
        // Payment for an ended application without a refund.
        either.and([
          either('payment.status', 'in', SETTLED_PAYMENT_STATES),
          either('application.status', 'in', APPLICATION_DEAD_STATES),
          either('payment.refund_due', '=', 0),
        ]),
      ]),
    )
    .orderBy('payment.payment_no')
    .execute();
  return rows.map(({ since, application_no, kind, terms, status }) => ({
    since,
    title: offeringTitle(terms),
    statusName: PAYMENT_STATUS_NAMES[status],
    path: applicationPage(kind, application_no).path,
  }));
}
