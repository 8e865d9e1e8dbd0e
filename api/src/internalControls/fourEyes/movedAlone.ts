import { sql } from 'kysely';
import { seoulDay } from '@portal/shared/time';
import type { MemberContext } from '../../pipeline/handler.ts';

type Context = Pick<MemberContext, 'db' | 'now' | 'caller' | 'configuration'>;

/**
 * Checks whether an employee may move an amount without a second employee, and counts it if so. It must be within the
 * limit per act and, added to the employee's sum since midnight in Seoul, within the limit per day. The row stays
 * locked until the transaction ends, so concurrent acts are all counted. A rollback removes the amount again.
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
