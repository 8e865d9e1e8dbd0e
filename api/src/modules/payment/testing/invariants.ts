import { sql } from 'kysely';
import type { Queries } from '../../../database/tables.ts';

/** What must be true of applications, payments and refunds at any moment: each query finds the rows that break it. */
const ALWAYS = {
  'seats = live applications': sql`
    select 1 from education where taken <> (
      select count(*) from application
      where application.education_no = education.education_no and status not in ('EXPIRED', 'CANCELLED')
    )`,
  'what is set aside = refunds that are decided': sql`
    select 1 from payment where refund_due <> (
      select coalesce(sum(amount), 0) from refund
      where refund.payment_no = payment.payment_no and status not in ('REQUESTED', 'REJECTED', 'RETRACTED')
    )`,
  'what is booked as given back = refunds that are done': sql`
    select 1 from payment where refunded_amount <> (
      select coalesce(sum(amount), 0) from refund where refund.payment_no = payment.payment_no and status = 'DONE'
    )`,
  'money that is kept belongs to a confirmed application, or to a cancelled one after a refund': sql`
    select 1 from payment join application using (application_no)
    where payment.status in ('PAID', 'LATE_PAID', 'PART_REFUNDED') and paid_amount > refund_due and (
      application.payment_no is distinct from payment.payment_no
      or application.status in ('HELD', 'EXPIRED')
      or (application.status = 'CANCELLED' and not exists (
        select 1 from refund where refund.payment_no = payment.payment_no and cause = 'CANCEL' and status <> 'REJECTED'
      ))
    )`,
  'a course that was called off keeps nothing': sql`
    select 1 from refund join payment using (payment_no)
    where refund.cause = 'CALLED_OFF' and paid_amount > refund_due`,
  'nothing goes back after a result, but what was too much': sql`
    select 1 from application join refund using (application_no)
    where application.status in ('COMPLETED', 'NOT_COMPLETED') and cause in ('CANCEL', 'CALLED_OFF')
      and refund.status not in ('REJECTED', 'RETRACTED')`,
};

/** What must be true besides, once the jobs have run for two days: our books are those of the gateway. */
const AFTER_CALM = {
  'money at the gateway = money here': sql`
    select 1 from sandbox_payment left join payment using (gateway_no)
    where sandbox_payment.paid_at is not null and payment.paid_amount is distinct from notified_amount
      and not exists (select 1 from money_finding where money_finding.gateway_no = sandbox_payment.gateway_no)`,
  'given back at the gateway = given back here': sql`
    select 1 from sandbox_payment join payment using (gateway_no)
    where refunded <> (
      select coalesce(sum(refund.amount), 0) from refund
      where refund.payment_no = payment.payment_no and refund.status = 'DONE' and route = 'gateway'
    ) and not exists (select 1 from money_finding where money_finding.gateway_no = sandbox_payment.gateway_no
      and kind in ('AMOUNT_DIFFERS', 'UNKNOWN_PAYMENT'))`,
  'no hold without an end': sql`
    select 1 from application where status = 'HELD'`,
  'no approved refund of the gateway is left behind': sql`
    select 1 from refund where route = 'gateway' and status in ('APPROVED', 'EXECUTING', 'UNKNOWN')`,
};

/** The names of what is broken. */
export async function brokenInvariants(db: Queries, { afterCalm = false } = {}): Promise<string[]> {
  const broken: string[] = [];
  for (const [name, query] of Object.entries(afterCalm ? { ...ALWAYS, ...AFTER_CALM } : ALWAYS)) {
    if ((await query.execute(db)).rows.length > 0) broken.push(name);
  }
  return broken;
}
