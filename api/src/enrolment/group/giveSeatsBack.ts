import type { MoneyContext } from '../context.ts';
import { freeSeat } from '../line/freeSeat.ts';
import { offeringOf } from '../offering/offeringOf.ts';
import { moveSeat } from './moveSeat.ts';
import { isHeldByGroup, lockSeats } from './store.ts';

/**
 * Releases the seats that a group itself holds; accepted ones go with their own applications. After a missed payment
 * people stay named, because the group may return.
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
