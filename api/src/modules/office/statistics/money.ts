import { sql } from 'kysely';
import { PAID_BY_NAMES, type Calls, type CallValue } from '@portal/shared/contract';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { byGroup, byMonth, yearOf } from './figure.ts';

/** Payments, and fees on the day of their deposit. */
const CAME = sql`(
  select paid_at as at, paid_amount as amount from payment where paid_at is not null
  union all
  select coalesce(deposited_on::timestamp at time zone 'Asia/Seoul', paid_at, ended_at), fee from certificate
    where fee > 0 and (paid_at is not null or fee_owed > 0)
) as came`;

const WENT = sql`(
  select finished_at as at, amount from refund where status = 'DONE'
  union all
  select fee_returned_at, fee from certificate where fee_returned_at is not null
) as went`;

const sumOf = (from: typeof CAME) => ({ from, at: sql.ref('at'), value: sql`sum(amount)` });

/** Money that came in and went out, by month and payment method, as the daily report counts it. */
export async function viewMoneyStatistics(
  { year }: CallValue<Calls['officeMoneyStatistics']>,
  { db, now }: MemberContext,
) {
  const period = { db, now, year };
  const won = { unit: '원', empty: 0 } as const;
  const came = await byMonth(
    sumOf(CAME),
    { ...won, title: '들어온 돈', note: '결제와 자격증 수수료를 들어온 날로 셉니다. 하루 보고와 같습니다.' },
    period,
  );
  const went = await byMonth(
    sumOf(WENT),
    { ...won, title: '나간 돈', note: '끝난 환불과 돌려드린 수수료를 나간 날로 셉니다.' },
    period,
  );
  const methods = await db
    .selectFrom('payment')
    .select(({ fn }) => ['pay_method', fn.sum<number>('paid_amount').as('amount')])
    .select(sql<number>`extract(year from paid_at at time zone 'Asia/Seoul')::int`.as('year'))
    .where('paid_at', '>=', yearOf(year - 1).from)
    .where('paid_at', '<', yearOf(year).until)
    .groupBy(['pay_method', 'year'])
    .orderBy('pay_method')
    .execute();
  const byMethod = byGroup(
    methods.map((row) => ({
      label: PAID_BY_NAMES[row.pay_method],
      series: `${row.year}년`,
      value: Number(row.amount),
    })),
    {
      title: '결제 수단',
      note: '들어온 결제입니다. 자격증 수수료는 빠집니다.',
      unit: '원',
      order: Object.values(PAID_BY_NAMES),
    },
    [`${year - 1}년`, `${year}년`],
  );
  return { year, figures: [came, went, byMethod] };
}
