import { sql } from 'kysely';
import { PAID_BY_NAMES, type PaidBy } from '@portal/shared/contract';
import { endOfSeoulDay, seoulInstant, seoulTimestamp } from '@portal/shared/time';
import type { Queries } from '../../../../database/types/tables.ts';
import type { RefundTable } from '../../../../database/types/tables/payment.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';

interface Sum {
  name: string;
  count: number;
  amount: number;
}

const ROUTE_NAMES: Record<RefundTable['route'], string> = { gateway: '결제 수단으로', bank: '계좌 이체' };

const totalOf = (sums: readonly Sum[]) => sums.reduce((total, { amount }) => total + amount, 0);

/** Fees that came on a day, also those that are owed back, and fees returned on it. */
async function feesOf(day: string, db: Queries): Promise<{ came: Sum; returned: Sum }> {
  const fees = db
    .selectFrom('certificate')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number | null>('fee').as('amount')])
    .where('fee', '>', 0);
  const cameOn = sql`coalesce(deposited_on, (coalesce(paid_at, ended_at) at time zone 'Asia/Seoul')::date)`;
  const came = await fees
    .where(({ or, eb }) => or([eb('paid_at', 'is not', null), eb('fee_owed', '>', 0)]))
    .where(sql<boolean>`${cameOn} = ${day}`)
    .executeTakeFirstOrThrow();
  const returned = await fees
    .where('fee_returned_at', '>=', seoulInstant(day))
    .where('fee_returned_at', '<', endOfSeoulDay(day))
    .executeTakeFirstOrThrow();
  return { came: sumOf('자격증 수수료', came), returned: sumOf('자격증 수수료 반환', returned) };
}

const sumOf = (name: string, { count, amount }: { count: number; amount: number | null }): Sum => ({
  name,
  count,
  amount: Number(amount ?? 0),
});

/** Sums of the money that came and went back between 00:00 and 24:00 of a day in Seoul. */
async function moneyOfDay(day: string, db: Queries): Promise<{ paid: Sum[]; refunded: Sum[] }> {
  const [from, until] = [seoulInstant(day), endOfSeoulDay(day)];
  const paid = await db
    .selectFrom('payment')
    .select(({ fn }) => ['pay_method', fn.countAll<number>().as('count'), fn.sum<number>('paid_amount').as('amount')])
    .where('paid_at', '>=', from)
    .where('paid_at', '<', until)
    .groupBy('pay_method')
    .orderBy('pay_method')
    .execute();
  const refunded = await db
    .selectFrom('refund')
    .select(({ fn }) => ['route', fn.countAll<number>().as('count'), fn.sum<number>('amount').as('amount')])
    .where('finished_at', '>=', from)
    .where('finished_at', '<', until)
    .where('status', '=', 'DONE')
    .where('amount', '>', 0)
    .groupBy('route')
    .orderBy('route')
    .execute();
  const fees = await feesOf(day, db);
  return {
    paid: [...paid.map((row) => sumOf(PAID_BY_NAMES[row.pay_method satisfies PaidBy], row)), fees.came],
    refunded: [...refunded.map((row) => sumOf(ROUTE_NAMES[row.route], row)), fees.returned],
  };
}

/** Won that came and went back on a day by the books: what the journal of that day has to sum to. */
export async function bookedOnDay(day: string, db: Queries): Promise<{ came: number; returned: number }> {
  const { paid, refunded } = await moneyOfDay(day, db);
  return { came: totalOf(paid), returned: totalOf(refunded) };
}

/** Payments, refunds and fees of a day, with what is open and the inquiries. */
export async function viewDayReport(day: string, { db }: MemberContext) {
  const { paid, refunded } = await moneyOfDay(day, db);
  const findings = await db
    .selectFrom('money_finding')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('closed_at', 'is', null)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  const reconciled = await db
    .selectFrom('reconciled_day')
    .select('reconciled_at')
    .where('day', '=', day)
    .executeTakeFirst();
  return {
    day,
    reconciledAt: reconciled ? seoulTimestamp(reconciled.reconciled_at) : null,
    paid: paid.filter(({ count }) => count > 0),
    refunded: refunded.filter(({ count }) => count > 0),
    paidTotal: totalOf(paid),
    refundedTotal: totalOf(refunded),
    openFindings: findings.count,
    inquiries: await countInquiries(db, seoulInstant(day), endOfSeoulDay(day)),
  };
}

interface InquiryCounts {
  asked: number;
  answered: number;
  median_minutes: number | null;
}

/** Counts inquiries and answers in a period, with the median waiting time in minutes. */
async function countInquiries(db: Queries, from: Date, until: Date) {
  const { rows } = await sql<InquiryCounts>`
    select count(*) filter (where not is_answer)::int as asked,
      count(*) filter (where is_answer)::int as answered,
      round(percentile_cont(0.5) within group (order by extract(epoch from written_at - waited_since) / 60))::int
        as median_minutes
    from inquiry_entry where written_at >= ${from} and written_at < ${until}`.execute(db);
  const { asked = 0, answered = 0, median_minutes: medianMinutes = null } = rows[0] ?? {};
  return { asked, answered, medianMinutes };
}
