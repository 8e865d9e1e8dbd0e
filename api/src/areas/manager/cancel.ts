import type { Calls, CallValue } from '@portal/shared/contract';
import { findOwn, lockApplication } from '../../applications/applicationStore.ts';
import { closeOpenPayment } from '../../applications/closePayment.ts';
import { moveApplication } from '../../applications/moveApplication.ts';
import type { ApplyType } from '../../applications/offeringKind.ts';
import { applicationLifecycle } from '../../lifecycles/application.ts';
import { linesOf } from '../../lifecycles/lifecycle.ts';
import type { CallContext, Caller } from '../../pipeline/handler.ts';
import { Refusal, TransportError } from '../../pipeline/refusal.ts';
import { visibleStatus } from './allowedActions.ts';

/** The member cancels: a held seat is given back at once, a confirmed application asks for its refund. */
export async function cancelApplication(
  context: CallContext & { caller: Caller },
  applyType: ApplyType,
  form: CallValue<Calls['patchIntEduCancel']>,
): Promise<number> {
  const { db, now, log, caller, configuration } = context;
  const locked = await lockApplication(db, form.userExaminationNo);
  // Another member's application is as unknown as none.
  const application = locked && (await findOwn(db, caller.memberNo, applyType, form.userExaminationNo));
  if (!application) throw new TransportError('NOT_FOUND');
  const status = visibleStatus(application, now);
  const { accountName, bank, account } = form;
  const moved = await moveApplication(
    { db, now, log, keys: configuration.encryptionKeys },
    application,
    'cancel',
    'M',
    { account: { accountName, bank, account } },
  );
  if (!moved) {
    const listed = linesOf(applicationLifecycle, { from: status, event: 'cancel', by: 'M' }).length > 0;
    throw new Refusal(listed ? 'REFUND_CLOSED' : 'CANCEL_NOT_ALLOWED');
  }
  if (moved === 'CANCELLED')
    await closeOpenPayment({ db, log }, application.user_examination_no, '신청이 취소되었습니다.');
  return 1;
}

/** The member takes back a request that waits for its decision; the application stands again. */
export async function retractCancel(
  { db, now, log, caller, configuration }: CallContext & { caller: Caller },
  userExaminationNo: number,
): Promise<number> {
  const application = await lockApplication(db, userExaminationNo);
  if (!application || application.member_no !== caller.memberNo) throw new TransportError('NOT_FOUND');
  const moved = await moveApplication(
    { db, now, log, keys: configuration.encryptionKeys },
    application,
    'retract',
    'M',
  );
  if (!moved) throw new Refusal('RETRACT_NOT_ALLOWED');
  return 1;
}
