import type { FastifyBaseLogger } from 'fastify';
import { HOUR_MS } from '../../../../clock/durations.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { officeHandlers } from '../../../office/handlers.ts';
import type { Books, RefundEntry } from './books.ts';
import type { Fixture } from './fixture.ts';
import { membersContext } from './memberCalls.ts';

/** Responses of the office's calls, to find owed money that no list shows. */

interface OfficeLists {
  /** Applications with a pending cancellation. */
  cancellations: number[];
  refunds: number[];
  reviews: number[];
  /** The gateway's payment keys. */
  findings: string[];
  waiting: Record<string, number>;
}

const ALL = { page: 1, limit: 100 };

/** Context of the office's calls for reading, outside a transaction. */
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

/** True if only an employee can complete it, or must know that it is long pending. */
const isOffices = ({ status, route, unknownSince }: RefundEntry, now: number) =>
  status === 'FAILED' ||
  status === 'AWAITING_ACCOUNT' ||
  (status === 'APPROVED' && route === 'bank') ||
  (['UNKNOWN', 'EXECUTING'].includes(status) && unknownSince !== null && unknownSince <= now - HOUR_MS);

/** Returns everything owed, held, unknown, failed, under review or moved outside that no list shows. */
export function unlisted(books: Books, lists: OfficeLists, now: number): string[] {
  const requested = books.refunds.filter(({ status }) => status === 'REQUESTED');
  const owed = books.refunds.filter((refund) => isOffices(refund, now));
  const reviewed = books.payments.filter(({ status }) => status === 'HELD_FOR_REVIEW');
  const bounced = books.gateway.filter(
    ({ gatewayNo, paymentNo, orders }) =>
      orders.some(({ refundNo, state }) => refundNo === null && state === 'FAILED') &&
      // The gateway's single state then belongs to a later order: the office gets a finding after two weeks.
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
