import { DAY_MS, MINUTE_MS } from '../../../clock/durations.ts';
import { readPerson } from '../../../enrolment/group/person.ts';
import { BusinessError } from '../../../errors/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { consumeQuota } from '../../../pipeline/rateLimit.ts';
import { requireLinkLeft } from './linkLimits.ts';
import { lockOwnSeat } from './lockOwnSeat.ts';

/** Reminders to one person in a day, and the minimum time since the last message. */
const MAX_REMINDERS_PER_DAY = 3;
const MIN_PAUSE_MS = 10 * MINUTE_MS;

/** Has the job send the link of a seat once more. Returns the number of messages. */
export async function remindPerson({ seatNo }: { seatNo: number }, context: MemberContext): Promise<number> {
  const { db, now, configuration } = context;
  const { seat, group, actions } = await lockOwnSeat(seatNo, context);
  if (!actions.includes('remind')) throw new BusinessError('GROUP_SEAT_STATE_CHANGED');
  const isTooSoon =
    seat.link_due || (seat.invited_at !== null && now.getTime() - seat.invited_at.getTime() < MIN_PAUSE_MS);
  if (isTooSoon || (await consumeQuota(db, `group-seat:${seatNo}`, 1, now, DAY_MS)) > MAX_REMINDERS_PER_DAY)
    throw new BusinessError('GROUP_REMINDERS_EXCEEDED');
  const userPhone = readPerson(configuration.encryptionKeys, seat)?.userPhone ?? '';
  await requireLinkLeft({ memberNo: group.member_no, userPhone }, context);
  await db.updateTable('group_seat').set({ link_due: true }).where('seat_no', '=', seatNo).execute();
  return 1;
}
