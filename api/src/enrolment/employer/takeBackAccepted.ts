import type { MoneyContext } from '../context.ts';
import { moveSeat } from '../group/moveSeat.ts';
import { lockSeatWithPerson, type SeatAndPerson } from './lockSeatWithPerson.ts';
import { takeBack } from './takeBack.ts';

/**
 * Ends the applications of all who have accepted a seat of a group, whose employer gives it up: the seats are the
 * group's again, which frees them together, behind all other locks.
 */
export async function takeBackAccepted(groupNo: number, context: MoneyContext): Promise<void> {
  const accepted = await context.db
    .selectFrom('group_seat')
    .select('seat_no')
    .where('group_no', '=', groupNo)
    .where('status', '=', 'CONFIRMED')
    .orderBy('application_no')
    .execute();
  for (const { seat_no: seatNo } of accepted) {
    const locked = await lockSeatWithPerson(seatNo, context);
    if (locked && (await takeBack(locked, context))) await returnTo(locked, context);
  }
}

const returnTo = ({ seat }: SeatAndPerson, context: MoneyContext) =>
  moveSeat(seat, { event: 'leave', by: 'member', columns: { application_no: null, confirmed_at: null } }, context);
