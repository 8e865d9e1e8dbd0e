import type { Calls, CallValue } from '@portal/shared/contract';
import { abandonPayment } from '../../../applications/abandonPayment.ts';
import { findOwn, lockApplication } from '../../../applications/applicationStore.ts';
import { moveApplication } from '../../../applications/moveApplication.ts';
import type { ApplyType } from '../../../applications/offeringKind.ts';
import { applicationLifecycle } from '../../../lifecycles/application.ts';
import { linesOf } from '../../../lifecycles/lifecycle.ts';
import { BusinessError, HttpError } from '../../../pipeline/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { visibleStatus } from './allowedActions.ts';

/** The member cancels: a held seat is given back at once, a confirmed application asks for its refund. */
export async function cancelApplication(
  context: MemberContext,
  applyType: ApplyType,
  form: CallValue<Calls['patchIntEduCancel']>,
): Promise<number> {
  const { db, now, log, caller, configuration } = context;
  const locked = await lockApplication(db, form.userExaminationNo);
  // Another member's application is as unknown as none.
  const application = locked && (await findOwn(db, caller.memberNo, applyType, form.userExaminationNo));
  if (!application) throw new HttpError('NOT_FOUND');
  const status = visibleStatus(application, now);
  const { accountName, bank, account } = form;
  const moved = await moveApplication(
    { db, now, log, keys: configuration.encryptionKeys },
    application,
    'cancel',
    'member',
    { account: { accountName, bank, account } },
  );
  if (!moved) {
    const listed = linesOf(applicationLifecycle, { from: status, event: 'cancel', by: 'member' }).length > 0;
    throw new BusinessError(listed ? 'REFUND_CLOSED' : 'CANCEL_NOT_ALLOWED');
  }
  if (moved === 'CANCELLED') await abandonPayment({ db, log }, application.application_no, '신청이 취소되었습니다.');
  return 1;
}

/** The member takes back a request that waits for its decision; the application stands again. */
export async function retractCancel(
  { db, now, log, caller, configuration }: MemberContext,
  userExaminationNo: number,
): Promise<number> {
  const application = await lockApplication(db, userExaminationNo);
  if (!application || application.member_no !== caller.memberNo) throw new HttpError('NOT_FOUND');
  const moved = await moveApplication(
    { db, now, log, keys: configuration.encryptionKeys },
    application,
    'retract',
    'member',
  );
  if (!moved) throw new BusinessError('RETRACT_NOT_ALLOWED');
  return 1;
}
