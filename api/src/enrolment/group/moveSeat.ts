import type { Updateable } from 'kysely';
import type { GroupSeatStatus } from '@portal/shared/contract/manager';
import type { GroupSeatRow, GroupTables } from '../../database/types/tables/group.ts';
import { nextSeatStatus, type GroupSeatEvent } from '../../lifecycles/groupSeat.ts';
import type { Actor } from '../../lifecycles/lifecycle.ts';
import type { MoneyContext } from '../context.ts';

type SeatColumns = Omit<Updateable<GroupTables['group_seat']>, 'status' | 'ended_at'>;

const ENDED: readonly GroupSeatStatus[] = ['CANCELLED', 'REPLACED'];

/** No link opens a seat that nobody is invited to. */
const NO_LINK: SeatColumns = { link_due: false };

/**
 * The only way in which the seat of a group changes after it was reserved; the caller has locked its row, and has
 * looked at times and windows. Answers the row as it is then; null where the life cycle does not list it.
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
