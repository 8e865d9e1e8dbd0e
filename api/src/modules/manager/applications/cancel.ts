import type { OfferingKind } from '../../../database/types/tables/manager.ts';
import { moveApplication } from '../../../enrolment/application/move.ts';
import { findOwn, lockApplication } from '../../../enrolment/application/store.ts';
import { moneyContext } from '../../../enrolment/context.ts';
import type { AccountForm } from '../../../enrolment/refund/accountForm.ts';
import { BusinessError, HttpError } from '../../../errors/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';

interface Cancellation {
  kind: OfferingKind;
  applicationNo: number;
  account: AccountForm;
}

/**
 * Cancels an own application: a held or free seat is released at once; a paid application becomes a refund request, or
 * is refunded in full if the association had changed day, hours or place. Returns the number of changed rows.
 */
export async function cancelApplication(
  { kind, applicationNo, account }: Cancellation,
  context: MemberContext,
): Promise<number> {
  const { db, now, caller } = context;
  const locked = await lockApplication(db, applicationNo);
  // Another member's application gives 404, like one that does not exist.
  const application = locked && (await findOwn(db, { memberNo: caller.memberNo, kind, now }, applicationNo));
  if (!application) throw new HttpError('NOT_FOUND');
  const moved = await moveApplication(application, { event: 'cancel', by: 'member', account }, moneyContext(context));
  if (!moved)
    throw new BusinessError(
      application.status === 'CONFIRMED' && application.price > 0 ? 'REFUND_CLOSED' : 'CANCEL_NOT_ALLOWED',
    );
  return 1;
}

/**
 * Withdraws an own cancellation request that is not decided yet; the application is confirmed again. Returns the number
 * of changed rows.
 */
export async function retractCancel(applicationNo: number, context: MemberContext): Promise<number> {
  const application = await lockApplication(context.db, applicationNo);
  if (!application || application.member_no !== context.caller.memberNo) throw new HttpError('NOT_FOUND');
  const moved = await moveApplication(application, { event: 'retract', by: 'member' }, moneyContext(context));
  if (!moved) throw new BusinessError('RETRACT_NOT_ALLOWED');
  return 1;
}
