import type { Selectable } from 'kysely';
import type { GroupSeatRow } from '../../database/types/tables/group.ts';
import type { ApplicationTable } from '../../database/types/tables/manager.ts';
import type { Actor } from '../../lifecycles/lifecycle.ts';
import type { MoneyContext } from '../context.ts';
import { moveSeat } from '../group/moveSeat.ts';
import { freeSeat } from '../line/freeSeat.ts';
import { offeringOf } from '../offering/offeringOf.ts';

interface Cancelled {
  /** The group's application, locked. */
  application: Selectable<ApplicationTable>;
  /** Locked and unaccepted. */
  seats: readonly GroupSeatRow[];
  /** For paid seats the caller makes the refund. */
  event: 'cancelUnpaid' | 'cancelPaid';
  by: Actor;
}

/** Cancels seats of a group at once; they are offered to the queue. */
export async function cancelUnaccepted(
  { application, seats, event, by }: Cancelled,
  context: MoneyContext,
): Promise<void> {
  for (const seat of seats)
    if (!(await moveSeat(seat, { event, by }, context))) throw new Error(`seat ${seat.seat_no} cannot ${event}`);
  // The row of the course or exam is locked last.
  await freeSeat(await offeringOf(application, context.db), context, seats.length);
}
