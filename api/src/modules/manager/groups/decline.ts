import { lockApplication } from '../../../enrolment/application/store.ts';
import { moneyContext } from '../../../enrolment/context.ts';
import { moveSeat } from '../../../enrolment/group/moveSeat.ts';
import { notifyEmployer } from '../../../enrolment/group/notices.ts';
import { lockSeat } from '../../../enrolment/group/store.ts';
import { BusinessError } from '../../../errors/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { findSeatByCode } from './findInvitation.ts';

/**
 * Declines a seat by its link, also without an account: nobody has to join to decline. The person's name and phone are
 * erased at once. Returns the number of changed rows.
 */
export async function declineSeat({ code }: { code: string }, context: CallContext): Promise<number> {
  const { db } = context;
  const found = await findSeatByCode(code, context);
  const group = found && (await lockApplication(db, found.group_no));
  const seat = found && (await lockSeat(db, found.seat_no));
  const money = moneyContext(context);
  const isOpen = seat?.status === 'INVITED' && group?.status === 'CONFIRMED';
  const columns = { answer: 'DECLINED', person_sealed: null } as const;
  if (!isOpen || !(await moveSeat(seat, { event: 'decline', by: 'member', columns }, money)))
    throw new BusinessError('GROUP_INVITATION_OVER');
  await notifyEmployer('groupSeatDeclined', { group, seat }, money);
  return 1;
}
