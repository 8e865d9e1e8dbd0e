import { sql } from 'kysely';
import type { PaidBy } from '@portal/shared/contract';
import { endOfSeoulDay, seoulInstant } from '@portal/shared/time';
import type { Queries } from '../../../../database/types/tables.ts';
import { isTaxFree } from '../../../../money/taxFree.ts';

/** Days in Seoul, both included. */
export interface Days {
  firstDay: string;
  lastDay: string;
}

export type BookedEvent = 'payment' | 'refund' | 'fee' | 'feeReturn' | 'payout';
/** Purpose of money. `surplus`: a fee without a request. `gateway`: a payout, which is for nothing new. */
export type BookedKind = 'education' | 'exam' | 'certificate' | 'reissue' | 'surplus' | 'gateway';

/** A transaction, or the transactions of a day that differ in amounts only. */
export interface Booking {
  day: string;
  event: BookedEvent;
  method: PaidBy;
  kind: BookedKind;
  /** Name of the branch that gives the course; empty for national money. */
  branch: string;
  /** The company that pays a group by transfer; empty for others. */
  partner: string;
  /** Number of the payment, refund or certificate; null for the sum of a day. */
  no: number | null;
  count: number;
  /** Won, with `vat` of them value-added tax. Of a payout what it settles; `fee` and `feeVat` are deducted from it. */
  amount: number;
  vat: number;
  fee: number;
  feeVat: number;
}

/** Kinds with value-added tax. */
const TAXED = [
  ...(['education', 'exam', 'certificate'] as const).filter((sold) => !isTaxFree(sold)),
  ...(isTaxFree('certificate') ? [] : ['reissue']),
];

export const isTaxed = (kind: BookedKind): boolean => TAXED.includes(kind);

/** All transactions of some days. The day is that on which the money came or went, by the bank for transfers. */
function transactions({ firstDay, lastDay }: Days) {
  const [from, until] = [seoulInstant(firstDay), endOfSeoulDay(lastDay)];
  const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone 'Asia/Seoul')::date`;
  const offered = sql`
    join application on application.application_no = money.application_no
    left join employer_group on employer_group.group_no = money.application_no
    left join education on education.education_no = coalesce(application.education_no, employer_group.education_no)`;
  const kind = sql`case when coalesce(application.education_no, employer_group.education_no) is null
    then 'exam' else 'education' end`;
  const feeKind = sql`case when surplus_of is not null or paid_at is null then 'surplus'
    when replaces_no is not null then 'reissue' else 'certificate' end`;
  const feeDay = sql`coalesce(deposited_on, ${dayOf('paid_at')}, ${dayOf('ended_at')})`;
  return sql`
    select 'payment' as event, money.payment_no as no, ${dayOf('money.paid_at')} as day, pay_method as method, ${kind} as kind,
      education.branch_no,
      case when pay_method = 'transfer' then coalesce(business_name, '') else '' end as partner,
      paid_amount as amount, 0 as fee, 0 as fee_vat
    from payment as money ${offered}
    where money.paid_at >= ${from} and money.paid_at < ${until} and paid_amount > 0
    union all
    select 'refund', money.refund_no, ${dayOf('money.finished_at')},
      case when route = 'bank' then 'transfer' else coalesce(payment.pay_method, 'transfer') end, ${kind},
      education.branch_no, case when payment.pay_method = 'transfer' then coalesce(business_name, '') else '' end, money.amount, 0, 0
    from refund as money ${offered} left join payment on payment.payment_no = money.payment_no
    where money.status = 'DONE' and money.amount > 0 and money.finished_at >= ${from} and money.finished_at < ${until}
    union all
    select 'fee', certificate_no, ${feeDay}, 'transfer', ${feeKind}, null, '', certificate.fee, 0, 0
    from certificate
    where certificate.fee > 0 and (paid_at is not null or fee_owed > 0)
      and ${feeDay} between ${firstDay}::date and ${lastDay}::date
    union all
    select 'feeReturn', certificate_no, ${dayOf('fee_returned_at')}, 'transfer', ${feeKind}, null, '', fee_owed, 0, 0
    from certificate where fee_returned_at >= ${from} and fee_returned_at < ${until} and fee_owed > 0
    union all
    select 'payout', to_char(paid_out_on, 'YYYYMMDD')::bigint, paid_out_on, 'transfer', 'gateway', null, '', amount, fee, fee_vat
    from gateway_payout where paid_out_on between ${firstDay}::date and ${lastDay}::date`;
}

/**
 * Reads the transactions of some days, each on its own or those of a day together, in chronological order. Another name
 * of a branch changes no order, because downloaded days are compared.
 */
export async function listBookings(
  days: Days,
  { db, each, limit }: { db: Queries; each: boolean; limit?: number },
): Promise<Booking[]> {
  const { rows } = await sql<Booking>`
    select day::text as day, event, method, kind, partner, ${each ? sql`no` : sql`null::bigint`} as no,
      coalesce((select name from branch where branch.branch_no = booked.branch_no), '') as branch,
      count(*)::float8 as count, sum(amount)::float8 as amount,
      sum(case when kind = any(${TAXED}::text[]) then round(amount / 11.0) else 0 end)::float8 as vat,
      sum(fee)::float8 as fee, sum(fee_vat)::float8 as "feeVat"
    from (${transactions(days)}) as booked
    group by 1, 2, 3, 4, 5, 6, booked.branch_no order by 1, 2, 3, 4, 5, 6, booked.branch_no nulls first
    limit ${limit ?? null}`.execute(db);
  return rows;
}
