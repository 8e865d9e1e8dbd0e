import { sql } from 'kysely';
import type { Calls, CallValue } from '@portal/shared/contract';
import { MIN_EXAMINEES } from '@portal/shared/contract/manager';
import { seoulDay } from '@portal/shared/time';
import type { CallContext } from '../../../pipeline/handler.ts';

/** Years before the current one. */
const YEARS_BEFORE = 2;

/** Pass rates of announced exams by year of the announcement. */
export async function viewPassRates(
  { rating, part }: CallValue<Calls['getMapPassRates']>,
  { db, now }: Pick<CallContext, 'db' | 'now'>,
) {
  const firstYear = Number(seoulDay(now).slice(0, 4)) - YEARS_BEFORE;
  const { rows: years } = await sql<{ year: number; examinees: number; passed: number }>`
    select extract(year from announced_at at time zone 'Asia/Seoul')::int as year, count(*)::int as examinees,
      (count(*) filter (where status = 'PASSED'))::int as passed
    from examination join application using (examination_no)
    where examination.grade = ${rating} and examination.part = ${part} and not is_draft and not called_off
      and announced_at <= ${now}
      and announced_at >= make_timestamptz(${firstYear}::int, 1, 1, 0, 0, 0, 'Asia/Seoul')
      and status in ('SAT', 'PASSED', 'FAILED')
    group by 1 having count(*) >= ${MIN_EXAMINEES} order by 1 desc`.execute(db);
  return { years };
}
