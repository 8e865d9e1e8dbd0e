import type { Selectable } from 'kysely';
import type { GroupSeatRow } from '../../database/types/tables/group.ts';
import type { ApplicationTable } from '../../database/types/tables/manager.ts';
import { lockApplication } from '../application/store.ts';
import type { MoneyContext } from '../context.ts';
import { findSeat, lockSeat } from '../group/store.ts';

export interface SeatAndPerson {
  seat: GroupSeatRow;
  /** Of the person who has accepted. */
  application: Selectable<ApplicationTable> | undefined;
}

/**
 * A seat, locked behind the application of the person who has accepted it, as where that one is cancelled; the caller
 * has locked the application of the group. Null where there is no such seat, and where it changes hands at this moment.
 */
export async function lockSeatWithPerson(
  seatNo: number,
  { db }: Pick<MoneyContext, 'db'>,
): Promise<SeatAndPerson | null> {
  const unlocked = await findSeat(db, seatNo);
  if (!unlocked) return null;
  const { application_no } = unlocked;
  const application = application_no === null ? undefined : await lockApplication(db, application_no);
  const seat = await lockSeat(db, seatNo);
  return seat?.application_no === application_no ? { seat, application } : null;
}
