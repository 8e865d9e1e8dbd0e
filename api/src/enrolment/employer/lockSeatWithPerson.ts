import type { Selectable } from 'kysely';
import type { GroupSeatRow } from '../../database/types/tables/group.ts';
import type { ApplicationTable } from '../../database/types/tables/manager.ts';
import { lockApplication } from '../application/store.ts';
import type { MoneyContext } from '../context.ts';
import { findSeat, lockSeat } from '../group/store.ts';

export interface SeatAndPerson {
  seat: GroupSeatRow;
  /** Application of the person who has accepted. */
  application: Selectable<ApplicationTable> | undefined;
}

/**
 * Locks a seat after the application of the person who has accepted it, the order used when that is cancelled; the
 * caller has locked the group's application. Null if there is no such seat, or if its person changes concurrently.
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
