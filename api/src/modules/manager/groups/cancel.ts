import { moveApplication } from '../../../enrolment/application/move.ts';
import { lockApplication } from '../../../enrolment/application/store.ts';
import { moneyContext } from '../../../enrolment/context.ts';
import { takeBackAccepted } from '../../../enrolment/employer/takeBackAccepted.ts';
import { BusinessError } from '../../../errors/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { mayCancelGroup } from './allowedActions.ts';
import { requireOwnGroup } from './store.ts';

/** Gives up a group for which nothing was paid; the people who have accepted a free seat are told. */
export async function cancelGroup({ groupNo }: { groupNo: number }, context: MemberContext): Promise<number> {
  const { db, now } = context;
  await lockApplication(db, groupNo);
  const { application } = await requireOwnGroup(groupNo, context);
  if (!mayCancelGroup(application, now))
    throw new BusinessError(application.status === 'CONFIRMED' ? 'REFUND_CLOSED' : 'CANCEL_NOT_ALLOWED');
  const money = moneyContext(context);
  await takeBackAccepted(groupNo, money);
  const moved = await moveApplication(application, { event: 'cancel', by: 'member' }, money);
  if (!moved) throw new BusinessError('CANCEL_NOT_ALLOWED');
  return 1;
}
