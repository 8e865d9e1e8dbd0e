import { sql } from 'kysely';
import type { Queries } from '../../api/src/database/types/tables.ts';
import { APPLICANTS, fillApplications, fillOfferings } from './offeringRows.ts';
import type { OfficeReading } from './officeRows.ts';

/**
 * Courses, applications, their money and certificates, for measuring the lists of waiting work. For any length of the
 * tables the same number waits, and one course has the same applicants: the lists may cost what they show, and nothing
 * for finished work.
 */

/** Waiting rows in each list. */
const WAITING = 250;

/** Requires existing members and the employee. */
export async function fillOfficeMoney(db: Queries, rows: number): Promise<void> {
  await fillOfferings(db, rows);
  await fillApplications(db, rows);
  await fillPayments(db);
  await fillRefunds(db);
  await fillFindings(db);
  await fillCertificates(db, rows);
  await sql`vacuum analyze education, application, payment, refund, certificate, money_finding`.execute(db);
}

/** State by the number of an application. Later ones were refunded long ago. */
const FATE = sql.raw(`case
  when application_no <= ${WAITING} then 'asks to cancel'
  when application_no <= ${2 * WAITING} then 'refund failed'
  when application_no <= ${3 * WAITING} then 'under review'
  when application_no <= ${APPLICANTS} then 'confirmed'
  else 'paid back' end`);

/** One payment for each application, in the state that follows. */
async function fillPayments(db: Queries): Promise<void> {
  await sql`
    insert into payment (application_no, member_no, pay_method, amount, status, gateway_no, due_at, opened_at, paid_at,
      paid_amount, refund_due, refunded_amount)
    select application_no, member_no, 'card', price,
      case fate when 'under review' then 'HELD_FOR_REVIEW' when 'paid back' then 'REFUNDED' else 'PAID' end,
      'paid-' || application_no, pay_due_at, applied_at, applied_at + interval '5 minutes',
      case fate when 'under review' then price - 1000 else price end,
      case when fate in ('refund failed', 'paid back') then price else 0 end,
      case fate when 'paid back' then price else 0 end
    from (select *, ${FATE} as fate from application where kind = 'education' order by application_no) as applications`.execute(
    db,
  );
  await sql`
    update application set payment_no = payment.payment_no, confirmed_at = payment.paid_at,
      status = case fate when 'asks to cancel' then 'CANCEL_REQUESTED' when 'confirmed' then 'CONFIRMED' else 'CANCELLED' end
    from (select payment_no, application_no, paid_at, ${FATE} as fate from payment) as payment
    where payment.application_no = application.application_no and fate <> 'under review'`.execute(db);
  // An application whose refund is in progress or has failed has no seat any more.
  await sql`
    update education set taken = (
      select count(*) from application
      where application.education_no = education.education_no and status <> 'CANCELLED'
    )`.execute(db);
}

const fillRefunds = (db: Queries) =>
  sql`
    insert into refund (application_no, payment_no, status, cause, route, to_account, amount, percent, requested_at,
      decided_at, finished_at)
    select application_no, payment_no,
      case fate when 'asks to cancel' then 'REQUESTED' when 'refund failed' then 'FAILED' else 'DONE' end,
      'CANCEL', 'gateway', false, price, 100, applied_at + interval '1 day',
      case when fate <> 'asks to cancel' then applied_at + interval '2 days' end,
      case when fate <> 'asks to cancel' then applied_at + interval '3 days' end
    from (select *, ${FATE} as fate from application where kind = 'education' order by application_no) as applications
    where fate in ('asks to cancel', 'refund failed', 'paid back')`.execute(db);

/** A difference with the gateway's books for each payment; most are closed. */
const fillFindings = (db: Queries) =>
  sql`
    insert into money_finding (day, kind, gateway_no, payment_no, gateway_amount, our_amount, found_at, closed_at,
      closed_by, note)
    select (paid_at at time zone 'Asia/Seoul')::date, 'AMOUNT_DIFFERS', gateway_no, payment_no, 49000, 50000,
      paid_at + interval '1 day', case when is_closed then paid_at + interval '2 days' end,
      case when is_closed then (select min(member_no) from member) end, case when is_closed then '확인' else '' end
    from (select *, payment_no > ${WAITING} as is_closed from payment order by payment_no) as payments`.execute(db);

/** A certificate of each member; the newest ones await their fee. */
const fillCertificates = (db: Queries, rows: number) =>
  sql`
    insert into certificate (member_no, status, cert_name, grade, holder_name, holder_masked, fee, requested_at, due_at,
      paid_at, number, issued_at, sent_at)
    select member_no, case when waits then 'AWAITING_TRANSFER' else 'SENT' end, '외식경영관리사 2급', 2, name, '*', 15000,
      asked_at, asked_at + interval '7 days', case when not waits then asked_at end,
      case when not waits then '2026-2-' || lpad(n::text, 5, '0') || '-' || lpad((n * 7919 % 99991)::text, 5, '0') end,
      case when not waits then asked_at + interval '1 day' end, case when not waits then asked_at + interval '2 days' end
    from (
      select member_no, name, n, n > ${rows - WAITING} as waits,
        timestamptz '2026-11-20 00:00:00+00' - (${rows} - n) * interval '1 minute' as asked_at
      from (select member_no, name, row_number() over (order by member_no) as n from member) as numbered
    ) as requests order by n`.execute(db);

export const MONEY_READINGS: readonly OfficeReading[] = [
  { name: 'what waits, for the menu', call: 'officeOverview', input: () => ({}) },
  { name: 'cancellations', call: 'officeCancellations', input: () => ({}) },
  { name: 'refunds', call: 'officeRefunds', input: () => ({}) },
  { name: 'refunds that failed', call: 'officeRefunds', input: () => ({ need: 'failed' }) },
  { name: 'transfers of fees', call: 'officeFees', input: () => ({ need: 'transfer' }) },
  { name: 'payments under review', call: 'officeReviews', input: () => ({}) },
  { name: 'findings', call: 'officeFindings', input: () => ({}) },
  { name: 'certificates, newest first', call: 'officeCertificates', input: () => ({}) },
  { name: 'certificates, page 50', call: 'officeCertificates', input: () => ({ page: 50 }) },
  { name: 'certificates by name', call: 'officeCertificates', input: () => ({ order: 'name' }) },
  { name: 'certificates that were sent', call: 'officeCertificates', input: () => ({ status: 'SENT' }) },
  {
    name: 'certificates of a frequent beginning',
    call: 'officeCertificates',
    input: () => ({ keyword: '김' }),
    findsMore: true,
  },
];
