import { moveApplication } from '../../../enrolment/application/move.ts';
import { lockApplication } from '../../../enrolment/application/store.ts';
import { moneyContext } from '../../../enrolment/context.ts';
import { cancelUnaccepted } from '../../../enrolment/employer/cancelUnaccepted.ts';
import { lockUnaccepted } from '../../../enrolment/group/store.ts';
import { BusinessError, HttpError } from '../../../errors/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { mayCancelGroup } from './allowedActions.ts';
import { requireOwnGroup } from './store.ts';

/**
 * Cancels a group for which nothing was paid. Members who have accepted a free seat keep it, and the group remains with
 * them.
 */
export async function cancelGroup({ groupNo }: { groupNo: number }, context: MemberContext): Promise<number> {
  const { db, now } = context;
  const locked = await lockApplication(db, groupNo);
  const { application, seats } = await requireOwnGroup(groupNo, context);
  if (!locked) throw new HttpError('NOT_FOUND');
  if (!mayCancelGroup(application, seats, now)) {
    const isPaid = application.status === 'CONFIRMED' && application.price > 0;
    throw new BusinessError(isPaid ? 'REFUND_CLOSED' : 'CANCEL_NOT_ALLOWED');
  }
  const money = moneyContext(context);
  if (seats.some(({ status }) => status === 'CONFIRMED')) {
    const unaccepted = await lockUnaccepted(db, groupNo);
    await cancelUnaccepted({ application: locked, seats: unaccepted, event: 'cancelUnpaid', by: 'member' }, money);
    return 1;
  }
  const moved = await moveApplication(locked, { event: 'cancel', by: 'member' }, money);
  if (!moved) throw new BusinessError('CANCEL_NOT_ALLOWED');
  return 1;
}
