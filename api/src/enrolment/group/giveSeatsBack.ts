import type { MoneyContext } from '../context.ts';
import { offeringOf } from '../offering/offeringOf.ts';
import { freeSeat } from '../queue/leave.ts';
import { moveSeat } from './moveSeat.ts';
import { isHeldByGroup, lockSeats } from './store.ts';

/**
 * Gives back the seats that a group holds itself; those that people have accepted go with their own applications. What
 * was not paid in time may come back: then the people stay named.
 */
export async function giveSeatsBack(
  groupNo: number,
  { isOver }: { isOver: boolean },
  context: MoneyContext,
): Promise<void> {
  const held = (await lockSeats(context.db, groupNo)).filter(isHeldByGroup);
  if (isOver) for (const seat of held) await moveSeat(seat, { event: 'groupOver', by: 'system' }, context);
  const offering = await offeringOf(
    { application_no: groupNo, kind: 'group', education_no: null, examination_no: null },
    context.db,
  );
  await freeSeat(offering, context, held.length);
}
