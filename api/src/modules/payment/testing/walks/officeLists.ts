import type { FastifyBaseLogger } from 'fastify';
import { HOUR_MS } from '../../../../clock/durations.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { officeHandlers } from '../../../office/handlers.ts';
import type { Books, RefundEntry } from './books.ts';
import type { Fixture } from './fixture.ts';
import { membersContext } from './memberCalls.ts';

/** What the office's own calls answer, and what stands in none of their lists though somebody is owed money. */

interface OfficeLists {
  /** Applications whose cancellation waits. */
  cancellations: number[];
  refunds: number[];
  reviews: number[];
  /** The gateway's numbers of payments. */
  findings: string[];
  waiting: Record<string, number>;
}

const ALL = { page: 1, limit: 100 };

/** What the office's calls run in, outside a transaction: to read. */
export function employeeContext({ server, cast, clock }: Fixture): MemberContext {
  const log = server.app.log as FastifyBaseLogger;
  return { ...server.services, ...membersContext(cast.employeeNo), db: server.db, now: clock.now, log };
}

export async function readOfficeLists(fixture: Fixture): Promise<OfficeLists> {
  const context = employeeContext(fixture);
  const cancellations = await officeHandlers.officeCancellations(ALL, context);
  const refunds = await officeHandlers.officeRefunds(ALL, context);
  const reviews = await officeHandlers.officeReviews(ALL, context);
  const findings = await officeHandlers.officeFindings(ALL, context);
  const { waiting } = await officeHandlers.officeOverview({}, context);
  return {
    cancellations: cancellations.list.map(({ userExaminationNo }) => userExaminationNo),
    refunds: refunds.list.map(({ refundNo }) => refundNo),
    reviews: reviews.list.map(({ paymentNo }) => paymentNo),
    findings: findings.list.map(({ gatewayNo }) => gatewayNo),
    waiting: Object.fromEntries(waiting.map(({ kind, count }) => [kind, count])),
  };
}

/** Somebody waits for it, and only an employee can bring it to an end, or has to know that it is under way for long. */
const isOffices = ({ status, route, unknownSince }: RefundEntry, now: number) =>
  status === 'FAILED' ||
  status === 'AWAITING_ACCOUNT' ||
  (status === 'APPROVED' && route === 'bank') ||
  (['UNKNOWN', 'EXECUTING'].includes(status) && unknownSince !== null && unknownSince <= now - HOUR_MS);

/** What is owed, held, unknown, failed or under review, and what came or went back beside us, that no list has. */
export function unlisted(books: Books, lists: OfficeLists, now: number): string[] {
  const requested = books.refunds.filter(({ status }) => status === 'REQUESTED');
  const owed = books.refunds.filter((refund) => isOffices(refund, now));
  const reviewed = books.payments.filter(({ status }) => status === 'HELD_FOR_REVIEW');
  const bounced = books.gateway.filter(
    ({ gatewayNo, paymentNo, orders }) =>
      orders.some(({ refundNo, state }) => refundNo === null && state === 'FAILED') &&
      // The gateway's one word for all orders is then of a later one: the office hears of it after two weeks.
      orders.at(-1)?.state !== 'PENDING' &&
      books.payments.some((payment) => payment.gatewayNo === gatewayNo && payment.paid !== null) &&
      !books.refunds.some((refund) => refund.paymentNo === paymentNo && lists.refunds.includes(refund.no)),
  );
  const { waiting } = lists;
  const counted = {
    cancellations: requested.length,
    reviews: reviewed.length,
    findings: books.findings.length,
  };
  const refundsCounted =
    (waiting['failedRefunds'] ?? 0) +
    (waiting['unsettledRefunds'] ?? 0) +
    (waiting['refundAccounts'] ?? 0) +
    (waiting['transfers'] ?? 0);
  return [
    ...namesOf('a cancellation', requested, ({ applicationNo }) => lists.cancellations.includes(applicationNo)),
    ...namesOf('a refund', owed, ({ no }) => lists.refunds.includes(no)),
    ...namesOf('a review', reviewed, ({ no }) => lists.reviews.includes(no)),
    ...namesOf('a finding', books.findings, ({ gatewayNo }) => lists.findings.includes(gatewayNo)),
    ...namesOf('what a bank sent back', bounced, ({ gatewayNo }) => lists.findings.includes(gatewayNo)),
    ...Object.entries(counted).flatMap(([kind, count]) =>
      waiting[kind] === count ? [] : [`the overview counts ${waiting[kind]} ${kind} instead of ${count}`],
    ),
    ...(refundsCounted === lists.refunds.length
      ? []
      : [`the overview counts ${refundsCounted} refunds instead of ${lists.refunds.length}`]),
  ];
}

const namesOf = <Row>(what: string, rows: readonly Row[], isListed: (row: Row) => boolean) =>
  rows.filter((row) => !isListed(row)).map((row) => `${what} stands in no list: ${JSON.stringify(row)}`);
