import type { Updateable } from 'kysely';
import type { GroupSeatStatus } from '@portal/shared/contract/manager';
import type { GroupSeatRow, GroupTables } from '../../database/types/tables/group.ts';
import { nextSeatStatus, type GroupSeatEvent } from '../../lifecycles/groupSeat.ts';
import type { Actor } from '../../lifecycles/lifecycle.ts';
import type { MoneyContext } from '../context.ts';

type SeatColumns = Omit<Updateable<GroupTables['group_seat']>, 'status' | 'ended_at'>;

const ENDED: readonly GroupSeatStatus[] = ['CANCELLED', 'REPLACED'];

/** Revokes the link of a seat without an invitation. */
const NO_LINK: SeatColumns = { link_due: false };

/**
 * The only function that changes a group's seat after its reservation. The caller has locked the row and checked times
 * and windows. Returns the changed row; null if the life cycle does not list the transition.
 */
export async function moveSeat(
  seat: GroupSeatRow,
  { event, by, columns = {} }: { event: GroupSeatEvent; by: Actor; columns?: SeatColumns },
  { db, now, log }: Pick<MoneyContext, 'db' | 'now' | 'log'>,
): Promise<GroupSeatRow | null> {
  const to = nextSeatStatus(seat, event, by);
  if (to === null) {
    log.warn({ lifecycle: 'groupSeat', from: seat.status, event, by, seatNo: seat.seat_no }, 'transition refused');
    return null;
  }
  return db
    .updateTable('group_seat')
    .set({ ...(to === 'INVITED' ? {} : NO_LINK), ...columns, status: to, ended_at: ENDED.includes(to) ? now : null })
    .where('seat_no', '=', seat.seat_no)
    .where('status', '=', seat.status)
    .returningAll()
    .executeTakeFirstOrThrow();
}
