import { sql } from 'kysely';
import {
  APPLICATION_STATUS_NAMES,
  CERTIFICATE_STATUS_NAMES,
  PAYMENT_STATUS_NAMES,
  REFUND_STATUS_NAMES,
} from '@portal/shared/contract';
import type { RefundNeed } from '@portal/shared/contract/office';
import type { Permission } from '@portal/shared/contract/office/permission';
import { seoulDay, seoulTimestamp } from '@portal/shared/time';
import type { Queries } from '../../../../database/types/tables.ts';
import { announcedAt } from '../../../../enrolment/offering/announcedAt.ts';
import { termsKind } from '../../../../enrolment/offering/termsKind.ts';
import type { RefundRow } from '../../../../enrolment/refund/store.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { visibleStatus } from '../../../manager/applications/allowedActions.ts';
import { presentImported } from '../../../manager/importedApplications/list.ts';
import { applicationTitle } from '../../parts/described.ts';

/** Number of newest rows per kind; older ones are found via the courses, exams and days. */
const MAX_SHOWN = 20;

/**
 * Returns the parts of the history that the employee's own work shows anyway: applications and certificates with
 * `qualification`, payments and refunds with `money`.
 */
export async function listPermittedHistory(
  memberNo: number,
  permissions: readonly Permission[],
  { db, now }: Pick<MemberContext, 'db' | 'now'>,
) {
  return {
    ...(permissions.includes('qualification') && {
      applications: await listApplications(db, memberNo, now),
      certificates: await listCertificates(db, memberNo),
    }),
    ...(permissions.some((permission) => permission === 'qualification' || permission === 'money') && {
      imported: await listImported(db, memberNo),
    }),
    ...(permissions.includes('money') && {
      payments: await listPayments(db, memberNo),
      refunds: await listRefunds(db, memberNo),
    }),
  };
}

/** Returns a member's history, newest first. */
export async function listHistory(memberNo: number, { db, now }: Pick<MemberContext, 'db' | 'now'>) {
  return {
    applications: await listApplications(db, memberNo, now),
    imported: await listImported(db, memberNo),
    payments: await listPayments(db, memberNo),
    certificates: await listCertificates(db, memberNo),
    sessions: await listSessions(db, memberNo, now),
    notices: await listNotices(db, memberNo),
  };
}

async function listApplications(db: Queries, memberNo: number, now: Date) {
  const rows = await db
    .selectFrom('application')
    .leftJoin('examination', 'examination.examination_no', 'application.examination_no')
    .leftJoin('employer_group', 'employer_group.group_no', 'application.application_no')
    .select(['application_no', 'application.terms', 'application.status', 'applied_at'])
    .select(({ fn }) => [
      fn.coalesce('application.education_no', 'employer_group.education_no').as('education_no'),
      fn.coalesce('application.examination_no', 'employer_group.examination_no').as('examination_no'),
    ])
    .select([applicationTitle.as('title'), announcedAt.as('announced_at')])
    .where('member_no', '=', memberNo)
    .orderBy('application_no', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  return rows.map((row) => {
    const status = visibleStatus(row, now);
    return {
      userExaminationNo: row.application_no,
      kind: termsKind(row.terms),
      offeringNo: row.education_no ?? row.examination_no ?? 0,
      title: row.title,
      status,
      statusName: APPLICATION_STATUS_NAMES[status],
      applyDate: seoulTimestamp(row.applied_at),
    };
  });
}

/** Applications of the former system, with their payments. */
async function listImported(db: Queries, memberNo: number) {
  const rows = await db
    .selectFrom('imported_application')
    .selectAll()
    .where('member_no', '=', memberNo)
    .orderBy('held_on', 'desc')
    .orderBy('imported_application_no', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  return rows.map(presentImported);
}

async function listPayments(db: Queries, memberNo: number) {
  const rows = await db
    .selectFrom('payment')
    .innerJoin('application', 'application.application_no', 'payment.application_no')
    .select(['payment.payment_no', 'payment.status', 'amount', 'paid_amount', 'refunded_amount', 'paid_at'])
    .select(applicationTitle.as('title'))
    .where('payment.member_no', '=', memberNo)
    .orderBy('payment.payment_no', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  return rows.map((row) => ({
    paymentNo: row.payment_no,
    title: row.title,
    status: row.status,
    statusName: PAYMENT_STATUS_NAMES[row.status],
    amount: row.paid_amount ?? row.amount,
    refunded: row.refunded_amount,
    paidOn: row.paid_at && seoulDay(row.paid_at),
  }));
}

/** Returns the action that a refund needs from the office; null if none. */
function needOf({ status, route }: Pick<RefundRow, 'status' | 'route'>): RefundNeed | null {
  if (status === 'FAILED') return 'failed';
  if (status === 'AWAITING_ACCOUNT') return 'account';
  return status === 'APPROVED' && route === 'bank' ? 'transfer' : null;
}

async function listRefunds(db: Queries, memberNo: number) {
  const rows = await db
    .selectFrom('refund')
    .innerJoin('application', 'application.application_no', 'refund.application_no')
    .select(['refund.refund_no', 'refund.status', 'refund.route', 'refund.amount', 'requested_at', 'finished_at'])
    .select(applicationTitle.as('title'))
    .where('application.member_no', '=', memberNo)
    .orderBy('refund.refund_no', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  return rows.map((row) => ({
    refundNo: row.refund_no,
    title: row.title,
    status: row.status,
    statusName: REFUND_STATUS_NAMES[row.status],
    amount: row.amount,
    requestedAt: seoulTimestamp(row.requested_at),
    need: needOf(row),
    refundedOn: row.status === 'DONE' && row.finished_at ? seoulDay(row.finished_at) : null,
  }));
}

async function listCertificates(db: Queries, memberNo: number) {
  const rows = await db
    .selectFrom('certificate')
    .select(['certificate_no', 'cert_name', 'status', 'number', 'requested_at'])
    .where('member_no', '=', memberNo)
    .orderBy('certificate_no', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  return rows.map((row) => ({
    certificateNo: row.certificate_no,
    certName: row.cert_name,
    status: row.status,
    statusName: CERTIFICATE_STATUS_NAMES[row.status],
    number: row.number ?? '',
    requestedAt: seoulTimestamp(row.requested_at),
  }));
}

/** Returns the advertising messages sent to a member, each with the date of the consent that it was sent on. */
export async function listBulletinsTo(memberNo: number, db: Queries) {
  const rows = await db
    .selectFrom('bulletin_recipient')
    .select(['bulletin_no', 'title', 'sent_at', 'agreed_at'])
    .where('member_no', '=', memberNo)
    .where('sent_at', 'is not', null)
    .orderBy('recipient_no', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  return rows.map((row) => ({
    bulletinNo: row.bulletin_no,
    title: row.title,
    sentAt: seoulTimestamp(row.sent_at ?? row.agreed_at),
    consentedAt: seoulTimestamp(row.agreed_at),
  }));
}

/** Address of the login that opened a session; the account log retains addresses for three months. */
const loginAddress = sql<string | null>`(
  select audit_log.ip from audit_log
  where audit_log.member_no = session.member_no and audit_log.at = session.created_at and audit_log.ip <> ''
  limit 1
)`;

async function listSessions(db: Queries, memberNo: number, now: Date) {
  const rows = await db
    .selectFrom('session')
    .select(['session_no', 'created_at', 'expires_at', 'ended'])
    .select(loginAddress.as('ip'))
    .where('member_no', '=', memberNo)
    .orderBy('session_no', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  return rows.map((row) => ({
    sessionNo: row.session_no,
    startedAt: seoulTimestamp(row.created_at),
    ip: row.ip ?? '',
    isLive: row.ended === null && row.expires_at > now,
  }));
}

async function listNotices(db: Queries, memberNo: number) {
  const rows = await db
    .selectFrom('member_notice')
    .select(['notice_no', 'title', 'content', 'raised_at'])
    .where('member_no', '=', memberNo)
    .orderBy('notice_no', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  return rows.map((row) => ({
    noticeNo: row.notice_no,
    title: row.title,
    content: row.content,
    raisedAt: seoulTimestamp(row.raised_at),
  }));
}
