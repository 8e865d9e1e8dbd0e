import {
  APPLICATION_STATUS_NAMES,
  PAYMENT_STATUS_NAMES,
  type ApplicationStatus,
  type Calls,
  type CallValue,
} from '@portal/shared/contract';
import type { Queries } from '../../../database/types/tables.ts';
import { offeringTitle } from '../../../enrolment/offering/offeringTitle.ts';
import { APPLICATION_DEAD_STATES } from '../../../lifecycles/application.ts';
import { SETTLED_PAYMENT_STATES, UNSETTLED_PAYMENT_STATES } from '../../../lifecycles/payment.ts';
import { applicationPage } from '../../../notices/pages.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { listOpenCertificates } from '../matters/certificates.ts';
import { listOpenRefunds } from '../matters/refunds.ts';

/** Applications under way. */
export const LIVE_APPLICATIONS: readonly ApplicationStatus[] = ['HELD', 'CONFIRMED', 'CANCEL_REQUESTED', 'SAT'];

/** What keeps a member: its name, where it stands, and its page. */
interface OpenMatter {
  title: string;
  statusName: string;
  path: string;
}

/** Whether anything of a member is open. */
export const hasOpenMatters = async (db: Queries, memberNo: number): Promise<boolean> =>
  (await listOpenMatters(db, memberNo)).length > 0;

/** What keeps the caller from leaving. */
export const fetchOpenMatters = (_input: CallValue<Calls['fetchOpenMatters']>, { db, caller }: MemberContext) =>
  listOpenMatters(db, caller.memberNo);

/**
 * The member's applications under way, open refunds, payments that are not settled, and certificates that are asked for
 * or whose fee has to go back; once each, though an application may be under way and its money too.
 */
async function listOpenMatters(db: Queries, memberNo: number): Promise<OpenMatter[]> {
  const matters = [
    ...(await listLiveApplications(db, memberNo)),
    ...(await listOpenRefunds(db, memberNo)),
    ...(await listOpenPayments(db, memberNo)),
    ...(await listOpenCertificates(db, memberNo)),
  ];
  const byName = new Map<string, OpenMatter>();
  for (const { title, statusName, path } of matters) {
    const name = `${path} ${title}`;
    if (!byName.has(name)) byName.set(name, { title, statusName, path });
  }
  return [...byName.values()];
}

async function listLiveApplications(db: Queries, memberNo: number): Promise<OpenMatter[]> {
  const rows = await db
    .selectFrom('application')
    .select(['application_no', 'kind', 'status', 'terms'])
    .where('member_no', '=', memberNo)
    .where('status', 'in', LIVE_APPLICATIONS)
    .orderBy('application_no')
    .execute();
  return rows.map(({ application_no, kind, status, terms }) => ({
    title: offeringTitle(terms),
    statusName: APPLICATION_STATUS_NAMES[status],
    path: applicationPage(kind, application_no).path,
  }));
}

async function listOpenPayments(db: Queries, memberNo: number): Promise<OpenMatter[]> {
  const rows = await db
    .selectFrom('payment')
    .innerJoin('application', 'application.application_no', 'payment.application_no')
    .select(['application.application_no', 'application.kind', 'application.terms', 'payment.status'])
    .where('payment.member_no', '=', memberNo)
    .where((either) =>
      either.or([
        either('payment.status', 'in', UNSETTLED_PAYMENT_STATES),
        // Money of an application that came to nothing, and nothing of it is going back.
        either.and([
          either('payment.status', 'in', SETTLED_PAYMENT_STATES),
          either('application.status', 'in', APPLICATION_DEAD_STATES),
          either('payment.refund_due', '=', 0),
        ]),
      ]),
    )
    .orderBy('payment.payment_no')
    .execute();
  return rows.map(({ application_no, kind, terms, status }) => ({
    title: offeringTitle(terms),
    statusName: PAYMENT_STATUS_NAMES[status],
    path: applicationPage(kind, application_no).path,
  }));
}
