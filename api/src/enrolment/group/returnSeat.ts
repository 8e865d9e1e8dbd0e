import type { MoneyContext } from '../context.ts';
import { moveSeat } from './moveSeat.ts';
import { notifyEmployer } from './notices.ts';

/**
 * Returns an application's seat to the employer of its group, and notifies the employer if the person has left. Returns
 * false for seats without a group or of an ended one, which become free for everybody.
 */
export async function returnSeat(
  applicationNo: number,
  { isTold }: { isTold: boolean },
  context: MoneyContext,
): Promise<boolean> {
  const { db } = context;
  const seat = await db
    .selectFrom('group_seat')
    .selectAll()
    .where('application_no', '=', applicationNo)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!seat) return false;
  // Read after locking the seat, which ending the group locks too.
  const group = await db
    .selectFrom('application')
    .select(['application_no', 'member_no', 'kind', 'terms', 'status'])
    .where('application_no', '=', seat.group_no)
    .executeTakeFirstOrThrow();
  if (group.status !== 'CONFIRMED') {
    await moveSeat(seat, { event: 'groupOver', by: 'system', columns: { application_no: null } }, context);
    return false;
  }
  const columns = { application_no: null, confirmed_at: null, answer: 'LEFT' } as const;
  const returned = await moveSeat(seat, { event: 'leave', by: 'member', columns }, context);
  if (!returned) throw new Error(`seat ${seat.seat_no} of a group cannot be given back`);
  if (isTold) await notifyEmployer('groupSeatLeft', { group, seat }, context);
  return true;
}
