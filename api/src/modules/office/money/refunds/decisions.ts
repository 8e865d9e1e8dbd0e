import type { Calls, CallValue } from '@portal/shared/contract';
import type { OfficeAct, Outcome } from '@portal/shared/contract/office';
import { moneyContext } from '../../../../enrolment/context.ts';
import { wasDenied } from '../../../../enrolment/refund/employeesAccount.ts';
import { isPayable, readAccount, type BankAccount, type RefundRow } from '../../../../enrolment/refund/store.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import { requireSecondLook } from '../../../../internalControls/fourEyes/secondLook.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { approveAgain, nameAccountForMember, recordTransfer } from '../../../payment/refunds/decisions.ts';
import { requireRefund } from '../../parts/lockMatter.ts';
import { REFUND_OBJECT } from '../../parts/objects.ts';

/** Content that both employees must have submitted identically. */
const contentOf = (amount: number, account: BankAccount | undefined) =>
  [amount, account?.bank, account?.accountName, account?.account].join('\n');

interface RefundAct {
  act: OfficeAct;
  reason: string;
  /** Won to pay out. */
  amount: number;
  /** Target account, if the employee names it. */
  account?: BankAccount | undefined;
  /** Performs the act; returns false if the life cycle no longer allows it. */
  work(): Promise<boolean>;
}

/** Performs an act on a locked refund: four eyes, the act, the audit entry. */
async function act(refund: RefundRow, { act, reason, amount, account, work }: RefundAct, context: MemberContext) {
  const object = { object: REFUND_OBJECT, objectNo: refund.refund_no };
  // After a member has denied an account, naming another one needs two employees.
  const takesTwo = account !== undefined && (await wasDenied(context.db, refund.refund_no));
  const money = { ...object, act, amount, content: contentOf(amount, account), takesTwo, reason };
  if ((await requireSecondLook(money, context)) === 'asked') return 'asked' as const;
  if (!(await work())) throw new BusinessError('OFFICE_STATE_CHANGED');
  await recordAct(context, { ...object, act, reason, detail: { amount, hasNewAccount: account !== undefined } });
  return 'done' as const;
}

const requireStatus = (refund: RefundRow, status: RefundRow['status']) => {
  if (refund.status !== status) throw new BusinessError('OFFICE_STATE_CHANGED');
};

/** Rejects a refund that may not be transferred yet; its account is not shown either. */
function requirePayable(refund: RefundRow, { now }: MemberContext) {
  if (!isPayable(refund, now)) throw new BusinessError('REFUND_NOT_YET_PAYABLE');
}

/** Retries a failed refund. */
export async function approveRefundAgain(
  { refundNo, reason, account }: CallValue<Calls['officeApproveRefundAgain']>,
  context: MemberContext,
): Promise<Outcome> {
  const refund = await requireRefund(refundNo, 'approve refund again', context);
  requireStatus(refund, 'FAILED');
  const work = async () =>
    (await approveAgain({ refundNo, ...(account && { account }) }, moneyContext(context))) !== null;
  return act(refund, { act: 'approve refund again', reason, amount: refund.amount, account, work }, context);
}

/** Names the account for all refunds of the application that wait for one. */
export async function nameRefundAccountForMember(
  { refundNo, reason, ...account }: CallValue<Calls['officeNameRefundAccount']>,
  context: MemberContext,
): Promise<Outcome> {
  const refund = await requireRefund(refundNo, 'name refund account', context);
  requireStatus(refund, 'AWAITING_ACCOUNT');
  const applicationNo = refund.application_no;
  const { total } = await context.db
    .selectFrom('refund')
    .select(({ fn }) => fn.sum<number>('amount').as('total'))
    .where('application_no', '=', applicationNo)
    .where('status', '=', 'AWAITING_ACCOUNT')
    .executeTakeFirstOrThrow();
  const work = async () => (await nameAccountForMember({ applicationNo, account }, moneyContext(context))) > 0;
  return act(refund, { act: 'name refund account', reason, amount: Number(total), account, work }, context);
}

/** Records a transfer made at the bank. */
export async function recordRefundTransfer(
  { refundNo, reason }: CallValue<Calls['officeRecordTransfer']>,
  context: MemberContext,
): Promise<Outcome> {
  const refund = await requireRefund(refundNo, 'record transfer', context);
  requireStatus(refund, 'APPROVED');
  requirePayable(refund, context);
  const work = async () => (await recordTransfer({ refundNo }, moneyContext(context))) !== null;
  return act(refund, { act: 'record transfer', reason, amount: refund.amount, work }, context);
}

/** Returns the unmasked account of a bank transfer. */
export async function showRefundAccount(
  { refundNo, reason }: CallValue<Calls['officeRefundAccount']>,
  context: MemberContext,
): Promise<BankAccount> {
  const refund = await requireRefund(refundNo, 'show refund account', context);
  const account = readAccount(context.configuration.encryptionKeys, refund);
  if (!account || refund.route !== 'bank' || refund.status !== 'APPROVED')
    throw new BusinessError('OFFICE_STATE_CHANGED');
  requirePayable(refund, context);
  await recordAct(context, { act: 'show refund account', object: REFUND_OBJECT, objectNo: refundNo, reason });
  return account;
}
