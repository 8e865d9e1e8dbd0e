import { lockApplication } from '../../../applications/applicationStore.ts';
import { nameAccount } from '../../../applications/nameAccount.ts';
import type { BankAccount } from '../../../applications/refundStore.ts';
import { BusinessError, HttpError } from '../../../pipeline/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';

/** The member names the account for money that goes back without a form. Answers the rows changed. */
export async function nameRefundAccount(
  { applicationNo, account }: { applicationNo: number; account: BankAccount },
  { db, now, log, caller, configuration }: MemberContext,
): Promise<number> {
  const application = await lockApplication(db, applicationNo);
  if (!application || application.member_no !== caller.memberNo) throw new HttpError('NOT_FOUND');
  const context = { db, now, log, keys: configuration.encryptionKeys };
  const named = await nameAccount({ applicationNo, account, by: 'member' }, context);
  if (named === 0) throw new BusinessError('REFUND_ACCOUNT_NOT_ASKED');
  return named;
}
