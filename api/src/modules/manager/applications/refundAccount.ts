import { lockApplication } from '../../../enrolment/application/store.ts';
import { moneyContext } from '../../../enrolment/context.ts';
import { denyAccounts } from '../../../enrolment/refund/employeesAccount.ts';
import { nameAccount } from '../../../enrolment/refund/nameAccount.ts';
import type { BankAccount } from '../../../enrolment/refund/store.ts';
import { BusinessError, HttpError } from '../../../errors/errors.ts';
import { recordAudit } from '../../../pipeline/audit.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';

/**
 * Stores the account that the member names for a refund without a cancellation form. Returns the number of changed
 * rows.
 */
export async function nameRefundAccount(
  { applicationNo, account }: { applicationNo: number; account: BankAccount },
  context: MemberContext,
): Promise<number> {
  await lockOwn(applicationNo, context);
  const named = await nameAccount({ applicationNo, account, by: 'member' }, moneyContext(context));
  if (named === 0) throw new BusinessError('REFUND_ACCOUNT_NOT_ASKED');
  return named;
}

/** Denies the account that an employee named as not the member's own. Returns the number of changed rows. */
export async function denyRefundAccount(applicationNo: number, context: MemberContext): Promise<number> {
  await lockOwn(applicationNo, context);
  const denied = await denyAccounts(applicationNo, moneyContext(context));
  if (denied === 0) throw new BusinessError('REFUND_ACCOUNT_NOT_DENIABLE');
  await recordAudit(context, 'refund account denied', context.caller.memberNo, { applicationNo, refunds: denied });
  return denied;
}

/** @throws HttpError 404 if the application is not the caller's. */
async function lockOwn(applicationNo: number, { db, caller }: MemberContext): Promise<void> {
  const application = await lockApplication(db, applicationNo);
  if (application?.member_no !== caller.memberNo) throw new HttpError('NOT_FOUND');
}
