import { sql, type RawBuilder } from 'kysely';
import { MAX_GROUP_SEATS } from '@portal/shared/contract/manager';
import type { WaitingKind } from '@portal/shared/contract/office';
import type { Permission } from '@portal/shared/contract/office/permission';
import { DAY_MS } from '../../../clock/durations.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { awaitsResults } from '../../../enrolment/offering/awaitsResults.ts';
import { underWay } from '../../../enrolment/offering/underWay.ts';
import { SET_PERMISSIONS_ACT } from '../../../internalControls/permissions/permissions.ts';
import { MAX_UNKNOWN_MS } from '../../../lifecycles/refund.ts';
import { dueOn } from '../money/bills/query.ts';
import {
  CERTIFICATE_OBJECT,
  CORRECTION_OBJECT,
  GROUP_OBJECT,
  INVOICE_OBJECT,
  MEMBERS_ACTS,
  PAYMENT_OBJECT,
  QUALIFICATION_ACTS,
  REFUND_OBJECT,
} from '../parts/objects.ts';

/** Period within which unpaid groups are added up. */
const UNPAID_GROUPS_MS = 3 * DAY_MS;

interface Waiting {
  kind: WaitingKind;
  count: number;
  oldest_at: Date | null;
  due_at: Date | null;
}

interface Kind {
  permission: Permission;
  since: string;
  /** Counted rows with their condition; a function if the condition depends on the time. */
  rows: string | ((now: Date) => RawBuilder<unknown>);
  /** Column with the earliest time for the work. */
  notBefore?: string;
  /** Column with the time from which another kind counts it. */
  until?: string;
  /** Column with the deadline. */
  due?: string;
  /** Column with the employee of the first step, for whom it is not counted. */
  notBy?: string;
  /** Minimum age before it needs an employee; 0 by default. */
  afterMs?: number;
}

/** Time the regulator may take for a list of the roster before an employee follows up. */
const MAX_UNANSWERED_ROSTER_MS = 7 * DAY_MS;

/**
 * Query and permission per kind. Every condition has a partial index, created with its table, so that a count costs
 * only the waiting rows.
 */
const KINDS: Record<Exclude<WaitingKind, 'secondLooks' | 'grants'>, Kind> = {
  cancellations: { permission: 'qualification', since: 'requested_at', rows: `refund where status = 'REQUESTED'` },
  // Courses and exams with more unpaid group seats than one group can hold.
  unpaidGroups: {
    permission: 'qualification',
    since: 'applied_at',
    rows: (now) => sql`(
      select min(applied_at) as applied_at from application join employer_group on group_no = application_no
      where kind = 'group' and confirmed_at is null and applied_at > ${new Date(now.getTime() - UNPAID_GROUPS_MS)}
        and not exists (
          select from payment where payment.application_no = application.application_no and paid_at is not null
        )
      group by employer_group.education_no, employer_group.examination_no having sum(seats) > ${MAX_GROUP_SEATS}) as offering`,
  },
  failedRefunds: { permission: 'money', since: 'requested_at', rows: `refund where status = 'FAILED'` },
  unsettledRefunds: {
    permission: 'money',
    since: 'unknown_since',
    rows: `refund where status in ('UNKNOWN', 'EXECUTING')`,
    afterMs: MAX_UNKNOWN_MS,
  },
  refundAccounts: { permission: 'money', since: 'requested_at', rows: `refund where status = 'AWAITING_ACCOUNT'` },
  transfers: {
    permission: 'money',
    since: 'requested_at',
    rows: `refund where status = 'APPROVED' and route = 'bank'`,
    notBefore: 'payable_from',
  },
  reviews: { permission: 'money', since: 'paid_at', rows: `payment where status = 'HELD_FOR_REVIEW'` },
  findings: { permission: 'money', since: 'found_at', rows: `money_finding where closed_at is null` },
  cashReceipts: {
    permission: 'money',
    since: 'requested_at',
    rows: `cash_receipt where status in ('FAILED', 'CANCEL_FAILED')`,
  },
  overdueInvoices: {
    permission: 'money',
    since: 'due_at',
    rows: `group_invoice where status = 'OPEN'`,
    notBefore: 'due_at',
  },
  bills: {
    permission: 'money',
    since: 'requested_at',
    due: 'due_at',
    rows: () => sql`(
      select requested_at, (${dueOn} + 1)::timestamp at time zone 'Asia/Seoul' as due_at
      from group_bill where status = 'WAITING') as bill`,
  },
  evidence: {
    permission: 'qualification',
    since: 'submitted_at',
    rows: `eligibility_evidence where status = 'SUBMITTED'`,
  },
  objections: {
    permission: 'qualification',
    since: 'raised_at',
    due: 'due_at',
    rows: `result_objection where status = 'OPEN'`,
  },
  courseResults: {
    permission: 'qualification',
    since: 'over_at',
    rows: (now) => sql`(
      select greatest(finish_at, ends_at) as over_at from education as offering where ${awaitsResults('education', now)}) as course`,
  },
  examResults: {
    permission: 'qualification',
    since: 'finish_at',
    due: 'announced_at',
    rows: (now) => sql`(
      select finish_at, announced_at from examination as offering where ${awaitsResults('exam', now)}) as exam`,
  },
  coursesUnderWay: {
    permission: 'qualification',
    since: 'began_at',
    rows: () => sql`${underWay('education')} as under_way`,
  },
  examsUnderWay: { permission: 'qualification', since: 'began_at', rows: () => sql`${underWay('exam')} as under_way` },
  resultCorrections: {
    permission: 'qualification',
    since: 'asked_at',
    notBy: 'asked_by',
    rows: `result_correction where status = 'WAITING'`,
  },
  certificateFees: {
    permission: 'money',
    since: 'requested_at',
    rows: `certificate where status = 'AWAITING_TRANSFER'`,
  },
  certificatesToIssue: { permission: 'qualification', since: 'paid_at', rows: `certificate where status = 'PAID'` },
  certificatesToSend: { permission: 'qualification', since: 'issued_at', rows: `certificate where status = 'ISSUED'` },
  postsToSend: { permission: 'post', since: 'issued_at', rows: `certificate where status = 'ISSUED'` },
  // Only once the member has named an account.
  feesToReturn: {
    permission: 'money',
    since: 'ended_at',
    rows: `certificate where fee_owed > 0 and fee_returned_at is null and fee_account_sealed is not null`,
  },
  tariffChanges: {
    permission: 'money',
    since: 'asked_at',
    notBy: 'asked_by',
    rows: `tariff_change where status = 'WAITING'`,
  },
  reports: {
    permission: 'content',
    since: 'reported_at',
    rows: `(select min(reported_at) as reported_at from post_report where status = 'WAITING' group by post_no) as post`,
  },
  inquiries: { permission: 'members', since: 'waits_since', rows: `inquiry where status = 'OPEN'` },
  overdueCorrections: {
    permission: 'members',
    since: 'requested_at',
    rows: `correction where status = 'REQUESTED'`,
    notBefore: 'due_at',
  },
  corrections: {
    permission: 'members',
    since: 'requested_at',
    rows: `correction where status = 'REQUESTED'`,
    until: 'due_at',
  },
  roster: {
    permission: 'members',
    since: 'entered_at',
    rows: `roster_entry join member using (member_no)
      where roster_entry.status = 'NOT_SENT' and member.lcns_no is not null and member.status <> 'DORMANT'`,
  },
  rosterUnanswered: {
    permission: 'members',
    since: 'sent_at',
    rows: `roster_entry where status = 'SENT'`,
    afterMs: MAX_UNANSWERED_ROSTER_MS,
  },
  rosterRefused: { permission: 'members', since: 'refused_at', rows: `roster_entry where status = 'REFUSED'` },
};

/** Counts the pending work of an employee with these permissions. Overdue kinds come first, then by the oldest row. */
export async function listWaiting(
  db: Queries,
  { permissions, employeeNo, now }: { permissions: readonly Permission[]; employeeNo: number; now: Date },
): Promise<Waiting[]> {
  const counts = Object.entries(KINDS)
    .filter(([, { permission }]) => permissions.includes(permission))
    .map(
      ([kind, { since, rows, notBefore, until, due, notBy, afterMs }]) =>
        sql`select ${kind}::text as kind, count(*)::int as count, min(${sql.ref(since)}) as oldest_at,
            ${due === undefined ? sql`null::timestamptz` : sql`min(${sql.ref(due)})`} as due_at
          from ${typeof rows === 'string' ? sql.raw(rows) : rows(now)}
          ${notBefore === undefined ? sql`` : sql`and (${sql.ref(notBefore)} is null or ${sql.ref(notBefore)} <= ${now})`}
          ${until === undefined ? sql`` : sql`and ${sql.ref(until)} > ${now}`}
          ${notBy === undefined ? sql`` : sql`and ${sql.ref(notBy)} <> ${employeeNo}`}
          ${afterMs === undefined ? sql`` : sql`and ${sql.ref(since)} <= ${new Date(now.getTime() - afterMs)}`}`,
    );
  if (counts.length === 0) return [];
  const mayGive = GIVERS.every((permission) => permissions.includes(permission));
  const all = [...counts, countSecondLooks(permissions, employeeNo), ...(mayGive ? [countGrants(employeeNo)] : [])];
  const { rows } = await sql<Waiting>`
    select * from (${sql.join(all, sql` union all `)}) as waiting
    order by (kind = ${OVERDUE} and count > 0 or coalesce(due_at <= ${now}, false)) desc, oldest_at nulls last`.execute(
    db,
  );
  return rows;
}

const OVERDUE: WaitingKind = 'overdueCorrections';

/** Permissions needed to confirm a grant of `money`. */
const GIVERS: readonly Permission[] = ['members', 'money'];

const countGrants = (employeeNo: number) => sql`
  select 'grants' as kind, count(*)::int as count, min(asked_at) as oldest_at, null::timestamptz as due_at
  from second_look
  where act = ${SET_PERMISSIONS_ACT} and confirmed_at is null and dropped_at is null and asked_by <> ${employeeNo}`;

/** Counts requests by other employees that have not been decided otherwise since. */
function countSecondLooks(permissions: readonly Permission[], employeeNo: number) {
  const ofQualification = sql`act in (${sql.join(QUALIFICATION_ACTS)})`;
  const ofMembers = sql`act in (${sql.join(MEMBERS_ACTS)})`;
  const own = sql.join(
    [
      permissions.includes('qualification') ? ofQualification : sql`false`,
      permissions.includes('members') ? ofMembers : sql`false`,
      permissions.includes('money') ? sql`not (${ofQualification} or ${ofMembers})` : sql`false`,
    ],
    sql` or `,
  );
  return sql`
    select 'secondLooks' as kind, count(*)::int as count, min(asked_at) as oldest_at, null::timestamptz as due_at
    from second_look
    where act <> ${SET_PERMISSIONS_ACT}
      and confirmed_at is null and dropped_at is null and asked_by <> ${employeeNo} and (${own}) and case object
      when ${REFUND_OBJECT} then exists (
        select from refund where refund_no = object_no and status in ('REQUESTED', 'FAILED', 'AWAITING_ACCOUNT', 'APPROVED')
      )
      when ${PAYMENT_OBJECT} then exists (
        select from payment where payment_no = object_no and status = 'HELD_FOR_REVIEW'
      )
      when ${CORRECTION_OBJECT} then exists (
        select from correction where correction_no = object_no and status = 'REQUESTED'
      )
      when ${CERTIFICATE_OBJECT} then exists (
        select from certificate where certificate_no = object_no
          and (act = 'owe fee' or fee_owed > 0 and fee_returned_at is null)
      )
      when ${GROUP_OBJECT} then exists (
        select from group_seat where group_no = object_no and status in ('RESERVED', 'INVITED')
      )
      when ${INVOICE_OBJECT} then exists (
        select from group_invoice where invoice_no = object_no and (status = 'OPEN' or act = 'return money of invoice')
      )
      else true end`;
}
