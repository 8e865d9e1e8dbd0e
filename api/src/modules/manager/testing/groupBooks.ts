import { sql } from 'kysely';
import type { Queries } from '../../../database/types/tables.ts';

/**
 * Rows that violate an invariant of a course and its groups: seats are taken by live applications, by offers, and by
 * groups for people who have not accepted; refunds do not exceed payments; and a group neither paid nor free has an
 * invoice.
 */
export async function violationsOf(educationNo: number, db: Queries): Promise<unknown[]> {
  const broken = [
    sql`select 'seats' as rule, taken, waiting, offered, held, live from (
        select taken, capacity, waiting, offered,
          (select count(*) from application where application.education_no = education.education_no
            and status not in ('EXPIRED', 'CANCELLED')) as live,
          (select count(*) from group_seat
            join employer_group using (group_no) join application on application.application_no = group_no
            where employer_group.education_no = education.education_no and group_seat.application_no is null
              and group_seat.status in ('RESERVED', 'INVITED', 'CANCEL_REQUESTED')
              and application.status in ('HELD', 'CONFIRMED')) as held
        from education where education_no = ${educationNo}
      ) as books where taken <> live + held + offered or taken > capacity`,
    sql`select 'positions' as rule, group_no from employer_group
        where education_no = ${educationNo} and seats <> (
          select count(*) from group_seat where group_seat.group_no = employer_group.group_no and status <> 'REPLACED')`,
    sql`select 'person' as rule, seat_no from group_seat join application using (application_no)
        where (group_seat.status not in ('CONFIRMED', 'CANCEL_REQUESTED') or application.status in ('CANCELLED', 'EXPIRED'))
          and application.education_no = ${educationNo}`,
    sql`select 'free' as rule, application_no from application join education using (education_no)
        where application.price = 0 and education.price > 0
          and education_no = ${educationNo} and application.status = 'CONFIRMED' and application.kind = 'education'
          and not exists (select from group_seat where group_seat.application_no = application.application_no)`,
    sql`select 'requests' as rule, refund_no from refund join employer_group on group_no = application_no
        where education_no = ${educationNo} and cause = 'SEAT' and (status = 'REQUESTED') <> exists (
          select from group_seat where group_seat.refund_no = refund.refund_no and status = 'CANCEL_REQUESTED')`,
    sql`select 'money' as rule, payment_no, refund_due from payment join employer_group on group_no = application_no
        where education_no = ${educationNo} and (refund_due > coalesce(paid_amount, 0) or refund_due <> (
          select coalesce(sum(amount), 0) from refund
          where refund.payment_no = payment.payment_no and status not in ('REQUESTED', 'REJECTED', 'RETRACTED')))`,
    sql`select 'kept' as rule, payment.payment_no from payment join employer_group on group_no = application_no
          join application using (application_no)
        where employer_group.education_no = ${educationNo} and application.status <> 'CONFIRMED'
          and coalesce(paid_amount, 0) > refund_due
          and not exists (select from refund where refund.payment_no = payment.payment_no and cause = 'SEAT')
          -- Seats that the office cancelled outside the windows stay owed.
          and not exists (select from group_invoice where group_invoice.payment_no = payment.payment_no)`,
    sql`select 'invoice' as rule, invoice_no from group_invoice
          join employer_group using (group_no) join application on application_no = group_no
        where employer_group.education_no = ${educationNo} and case group_invoice.status
          when 'OPEN' then application.status <> 'CONFIRMED' or application.payment_no is not null
          when 'PAID' then application.payment_no is distinct from group_invoice.payment_no
          else application.payment_no is not null end`,
    sql`select 'unpaid' as rule, group_no from employer_group join application on application_no = group_no
        where employer_group.education_no = ${educationNo} and status = 'CONFIRMED' and price > 0 and payment_no is null
          and not exists (select from group_invoice where group_invoice.group_no = employer_group.group_no)`,
    sql`select 'waiting' as rule, taken from education where education_no = ${educationNo} and waiting > 0 and taken < capacity
        and not called_off`,
  ].map((query) => sql`select to_jsonb(broken) as row from (${query}) as broken`);
  const { rows } = await sql<{ row: unknown }>`${sql.join(broken, sql` union all `)}`.execute(db);
  return rows.map(({ row }) => row);
}

/** Live applications and seats of a called-off course, after the job has run. */
export async function leftOf(educationNo: number, db: Queries): Promise<unknown[]> {
  const { rows } = await sql`
    select application.application_no, application.status, group_seat.seat_no, group_seat.status as seat_status
    from application
    left join employer_group on employer_group.group_no = application.application_no
    left join group_seat using (group_no)
    join education on education.education_no in (application.education_no, employer_group.education_no)
    where education.education_no = ${educationNo} and called_off and (
      application.status in ('HELD', 'CONFIRMED', 'CANCEL_REQUESTED')
      or application.status = 'CANCELLED' and group_seat.status in ('RESERVED', 'INVITED', 'CONFIRMED', 'CANCEL_REQUESTED')
    )`.execute(db);
  return rows;
}
