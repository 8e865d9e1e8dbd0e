import { sql, type Selectable } from 'kysely';
import type { Queries } from '../../../database/types/tables.ts';
import type { ApplicationTable } from '../../../database/types/tables/manager.ts';
import { OFFERED_TERMS, termsVersion } from '../../../enrolment/offering/offeredTerms.ts';
import { OFFERING_KINDS } from '../../../enrolment/offering/offeringKind.ts';
import type { OfferingRef } from '../../../enrolment/queue/SeatQueue.ts';

export interface NewGroup extends OfferingRef {
  memberNo: number;
  seats: number;
  businessNumber: string;
  businessName: string;
  now: Date;
  /** Payment deadline, unless the offering is free. */
  payDueAt: Date;
  /** Confirmed at once and paid later. */
  isOnInvoice: boolean;
}

export interface SubmittedGroup extends Selectable<ApplicationTable> {
  /** Version of the copied terms. */
  terms_version: string;
}

/**
 * Unaccepted free seats are released this long before applying ends, so that others can apply; people have at least as
 * long to accept them.
 */
const FREE_SEATS_LEFT = sql`interval '1 day'`;

/**
 * Takes the seats of a group and inserts its application in one statement: all of them, or none (undefined). Passes
 * nobody in the queue. `offered`: takes the seats offered to the employer there, which are counted as taken already;
 * the caller must hold the row's lock.
 */
export async function takeSeatsAndSubmit(
  { kind, offeringNo, memberNo, seats, now, payDueAt, isOnInvoice }: NewGroup,
  db: Queries,
  from: 'free' | 'offered' = 'free',
): Promise<SubmittedGroup | undefined> {
  const { table, key } = OFFERING_KINDS[kind];
  const isConfirmed = sql`(price = 0 or ${isOnInvoice}::boolean)`;
  const free = sql`
      update ${sql.table(table)} set taken = taken + ${seats}::integer
      where ${sql.ref(key)} = ${offeringNo} and taken + ${seats}::integer <= capacity and waiting = 0
        and not called_off and not is_draft and apply_start_at <= ${now} and apply_end_at > ${now}
      returning *`;
  const offered = sql`
      select * from ${sql.table(table)} where ${sql.ref(key)} = ${offeringNo} and not called_off and held_at > ${now}`;
  const { rows } = await sql<SubmittedGroup>`
    with seat as (${from === 'free' ? free : offered}
    )
    insert into application (member_no, kind, status, grade, price, terms, answers, applied_at, pay_due_at, confirmed_at,
      on_invoice, accept_by)
    select ${memberNo}::bigint, 'group', case when ${isConfirmed} then 'CONFIRMED' else 'HELD' end, grade,
      price * ${seats}::integer, ${OFFERED_TERMS[kind]},
      (select jsonb_build_object('name', coalesce(name, '')) from member where member_no = ${memberNo}::bigint),
      ${now}::timestamptz, case when ${isConfirmed} then null else ${payDueAt}::timestamptz end,
      case when ${isConfirmed} then ${now}::timestamptz end, ${isOnInvoice}::boolean,
      case when price = 0 then greatest(apply_end_at - ${FREE_SEATS_LEFT}, ${now}::timestamptz + ${FREE_SEATS_LEFT}) end
    from seat
    returning *, ${termsVersion(sql.ref('terms'), sql`price / ${seats}::integer`)} as terms_version`.execute(db);
  return rows[0];
}

/** Inserts the offering, seats and business of a group. */
export async function insertGroup(
  { application_no: groupNo, price }: SubmittedGroup,
  { kind, offeringNo, seats, businessNumber, businessName }: NewGroup,
  db: Queries,
): Promise<void> {
  await db
    .insertInto('employer_group')
    .values({
      group_no: groupNo,
      education_no: kind === 'education' ? offeringNo : null,
      examination_no: kind === 'exam' ? offeringNo : null,
      seats,
      seat_price: price / seats,
      business_number: businessNumber,
      business_name: businessName,
    })
    .execute();
}
