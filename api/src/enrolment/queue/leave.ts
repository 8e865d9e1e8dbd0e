import { moveInLine } from '../../lifecycles/line.ts';
import { advanceQueue } from './advance.ts';
import { withholdOffer } from './notices.ts';
import { SeatQueue, type OfferingRef, type QueueContext } from './SeatQueue.ts';

/** Ends the member's place or declines its offer; `own` excludes one for a group. Returns the number ended. */
export async function leaveQueue(
  { memberNo, only, ...offering }: OfferingRef & { memberNo: number; only?: 'own' },
  { db, now }: QueueContext,
): Promise<number> {
  const queue = await SeatQueue.lock(offering, db);
  if (!queue || queue.queueNo === null) return 0;
  const own = await db
    .selectFrom('place_in_line')
    .select(['place_no', 'status', 'seats', 'collected', 'stood_back_at'])
    .where('line_no', '=', queue.queueNo)
    .where('member_no', '=', memberNo)
    .where('status', 'in', ['WAITING', 'OFFERED'])
    .$if(only === 'own', (query) => query.where('is_group', '=', false))
    .executeTakeFirst();
  if (!own) return 0;
  const isOffered = own.status === 'OFFERED';
  const { to } = isOffered ? moveInLine('OFFERED', 'decline', 'member') : moveInLine('WAITING', 'leave', 'member');
  await db
    .updateTable('place_in_line')
    .set({ status: to, ended_at: now, collected: 0, version: queue.version })
    .where('place_no', '=', own.place_no)
    .execute();
  if (isOffered) {
    queue.endOffers([own]);
    await withholdOffer(own.place_no, { db, now });
  } else queue.leave(own);
  await advanceQueue(queue, { db, now });
  return 1;
}

/** Gives seats of an application or a group back; they are offered to the next places in the same transaction. */
export async function freeSeat(offering: OfferingRef, { db, now }: QueueContext, seats = 1): Promise<void> {
  if (seats === 0) return;
  const queue = await SeatQueue.lock(offering, db);
  if (!queue) return;
  queue.giveBack(seats);
  await queue.store(db);
  if (queue.waiting > 0) await advanceQueue(queue, { db, now });
}
