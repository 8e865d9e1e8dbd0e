import type { Calls, CallValue } from '@portal/shared/contract';
import type { OfficeAct, Outcome } from '@portal/shared/contract/office';
import type { Queries } from '../../../../database/types/tables.ts';
import { lockApplication } from '../../../../enrolment/application/store.ts';
import { moneyContext } from '../../../../enrolment/context.ts';
import { lockPayment } from '../../../../enrolment/payment/store.ts';
import { wasDenied } from '../../../../enrolment/refund/employeesAccount.ts';
import {
  isPayable,
  lockRefund,
  readAccount,
  type BankAccount,
  type RefundRow,
} from '../../../../enrolment/refund/store.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { act, actOfTwo, orChanged, type Target } from '../../../../internalControls/acts/act.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { approveAgain, nameAccountForMember, recordTransfer } from '../../../payment/refunds/decisions.ts';
import { transferMoment } from '../transferDay.ts';

/** Content that both employees must have submitted identically. */
const contentOf = (amount: number, account: BankAccount | undefined) =>
  [amount, account?.bank, account?.accountName, account?.account].join('\n');

/** Behind its application and its payment. */
export const refundTarget: Target<RefundRow & { member_no: number }> = {
  object: 'refund',
  async lock(refundNo, { db }) {
    const found = await db
      .selectFrom('refund')
      .select(['application_no', 'payment_no'])
      .where('refund_no', '=', refundNo)
      .executeTakeFirst();
    const application = found && (await lockApplication(db, found.application_no));
    if (!application) return null;
    if (found.payment_no !== null) await lockPayment(db, found.payment_no);
    const refund = await lockRefund(db, refundNo);
    return refund ? { ...refund, member_no: application.member_no } : null;
  },
  memberNo: ({ member_no }) => member_no,
};

interface RefundAct {
  act: OfficeAct;
  refundNo: number;
  reason: string;
  check(refund: RefundRow): void;
  /** Won that go out. */
  amountOf(refund: RefundRow): number | Promise<number>;
  /** Account named by the employee. */
  account?: BankAccount | undefined;
  /** Day in the bank's list. */
  day?: string | undefined;
  /** Performs the transition; false if the life cycle no longer allows it. */
  work(refund: RefundRow): Promise<boolean>;
}

const sendOut = ({ refundNo, account, day, amountOf, work, ...act }: RefundAct, context: MemberContext) =>
  actOfTwo(
    refundTarget,
    {
      ...act,
      no: refundNo,
      async shared(refund) {
        const amount = await amountOf(refund);
        // Whom the member has contradicted once names no other account alone.
        const takesTwo = account !== undefined && (await wasDenied(context.db, refundNo));
        return { amount, content: contentOf(amount, account), takesTwo };
      },
      do: async (refund) => orChanged(await work(refund)),
      entry: () => ({ detail: { hasNewAccount: account !== undefined, ...(day && { day }) } }),
    },
    context,
  );

const requireStatus = (refund: RefundRow, status: RefundRow['status']) => {
  if (refund.status !== status) throw new BusinessError('OFFICE_STATE_CHANGED');
};

/** Rejects a refund that may not be transferred yet; its account is not shown either. */
function requirePayable(refund: RefundRow, { now }: MemberContext) {
  if (!isPayable(refund, now)) throw new BusinessError('REFUND_NOT_YET_PAYABLE');
}

/** Sends a failed refund out again. */
export const approveRefundAgain = (
  { refundNo, reason, account }: CallValue<Calls['officeApproveRefundAgain']>,
  context: MemberContext,
): Promise<Outcome> =>
  sendOut(
    {
      act: 'approve refund again',
      refundNo,
      reason,
      account,
      check: (refund) => requireStatus(refund, 'FAILED'),
      amountOf: ({ amount }) => amount,
      work: async () => (await approveAgain({ refundNo, ...(account && { account }) }, moneyContext(context))) !== null,
    },
    context,
  );

/** Names the account for all refunds of the application that wait for one. */
export const nameRefundAccountForMember = (
  { refundNo, reason, ...account }: CallValue<Calls['officeNameRefundAccount']>,
  context: MemberContext,
): Promise<Outcome> =>
  sendOut(
    {
      act: 'name refund account',
      refundNo,
      reason,
      account,
      check: (refund) => requireStatus(refund, 'AWAITING_ACCOUNT'),
      amountOf: ({ application_no }) => sumAwaitingAccount(context.db, application_no),
      work: async ({ application_no: applicationNo }) =>
        (await nameAccountForMember({ applicationNo, account }, moneyContext(context))) > 0,
    },
    context,
  );

async function sumAwaitingAccount(db: Queries, applicationNo: number): Promise<number> {
  const { total } = await db
    .selectFrom('refund')
    .select(({ fn }) => fn.sum<number>('amount').as('total'))
    .where('application_no', '=', applicationNo)
    .where('status', '=', 'AWAITING_ACCOUNT')
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Records a transfer that was made at the bank, today or on a day of its list. */
export function recordRefundTransfer(
  { refundNo, day, reason }: CallValue<Calls['officeRecordTransfer']>,
  context: MemberContext,
): Promise<Outcome> {
  const momentOf = ({ requested_at: since }: RefundRow) => transferMoment(day, { since, now: context.now });
  return sendOut(
    {
      act: 'record transfer',
      refundNo,
      reason,
      day,
      check(refund) {
        requireStatus(refund, 'APPROVED');
        requirePayable(refund, context);
        momentOf(refund);
      },
      amountOf: ({ amount }) => amount,
      work: async (refund) => {
        const at = momentOf(refund);
        return (await recordTransfer({ refundNo, at }, moneyContext(context))) !== null;
      },
    },
    context,
  );
}

/** The account of a bank transfer in clear. */
export const showRefundAccount = (
  { refundNo, reason }: CallValue<Calls['officeRefundAccount']>,
  context: MemberContext,
): Promise<BankAccount> =>
  act(
    refundTarget,
    {
      act: 'show refund account',
      no: refundNo,
      reason,
      async do(refund) {
        const account = readAccount(context.configuration.encryptionKeys, refund);
        if (!account || refund.route !== 'bank' || refund.status !== 'APPROVED')
          throw new BusinessError('OFFICE_STATE_CHANGED');
        requirePayable(refund, context);
        return account;
      },
    },
    context,
  );
