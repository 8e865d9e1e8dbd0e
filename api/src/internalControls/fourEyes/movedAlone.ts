import { sql } from 'kysely';
import { seoulDay } from '@portal/shared/time';
import type { MemberContext } from '../../pipeline/handler.ts';

type Context = Pick<MemberContext, 'db' | 'now' | 'caller' | 'configuration'>;

/**
 * Whether an employee may move a sum without another: not more than the limit of one act, nor, with what was moved so
 * since midnight in Seoul, than that of a day. Then it is counted. The row stays locked until the transaction ends, so
 * that of acts at the same moment none is uncounted; an act that fails takes its sum back with it.
 */
export async function mayMoveAlone(amount: number, { db, now, caller, configuration }: Context): Promise<boolean> {
  if (amount <= 0) return true;
  const { fourEyesOver, alonePerDay } = configuration;
  if (amount > fourEyesOver || amount > alonePerDay) return false;
  const { rows } = await sql`
    insert into moved_alone (employee_no, day, amount) values (${caller.memberNo}, ${seoulDay(now)}, ${amount})
    on conflict (employee_no, day) do update set amount = moved_alone.amount + excluded.amount
    where moved_alone.amount + excluded.amount <= ${alonePerDay}
    returning amount`.execute(db);
  return rows.length === 1;
}
