import type { Calls, CallValue } from '@portal/shared/contract';
import { bill } from '../../../../aggregates/bill.ts';
import { sqlStateOf, UNIQUE_VIOLATION } from '../../../../database/transaction.ts';
import type { BillRow } from '../../../../database/types/tables/bill.ts';
import { moveBill } from '../../../../enrolment/bill/moveBill.ts';
import { lockTaken } from '../../../../enrolment/bill/store.ts';
import { moneyContext } from '../../../../enrolment/context.ts';
import { BusinessError, HttpError } from '../../../../errors/errors.ts';
import { act, orChanged } from '../../../../internalControls/acts/act.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { ISSUE_BILL_ACT } from '../../parts/objects.ts';
import { behindApplication } from '../../parts/targets.ts';

const target = behindApplication(bill);

/** A bill was issued at the tax office. Answers the rows changed. */
export const markBill = (
  { billNo, approvalNumber, amount, reason }: CallValue<Calls['officeMarkBill']>,
  context: MemberContext,
): Promise<number> =>
  act(
    target,
    {
      act: ISSUE_BILL_ACT,
      no: billNo,
      reason,
      check({ row }) {
        if (amount !== undefined && amount !== row.amount) throw new BusinessError('BILL_CHANGED');
      },
      async do({ row }) {
        await issueBill(row, approvalNumber, context);
        return 1;
      },
      entry: ({ row }) => ({ detail: { amount: row.amount } }),
    },
    context,
  );

/** A bill that was taken was not issued after all: it follows its money again. Answers the rows changed. */
export const releaseBill = (
  { billNo, reason }: CallValue<Calls['officeReleaseBill']>,
  context: MemberContext,
): Promise<number> =>
  act(
    target,
    {
      act: 'release bill',
      no: billNo,
      reason,
      async do({ row }) {
        const { db } = context;
        orChanged(row.status === 'WAITING' && (await lockTaken(db, billNo)));
        await db.deleteFrom('taken_bill').where('bill_no', '=', billNo).execute();
        return 1;
      },
    },
    context,
  );

/** Writes the tax office's number to a waiting bill that the caller has locked. */
export async function issueBill(bill: BillRow, approvalNumber: string, context: MemberContext): Promise<void> {
  const { db, now, caller } = context;
  // The exported values, even if a version without exports has changed the bill since.
  const { amount, written_on } = (await lockTaken(db, bill.bill_no)) ?? bill;
  const columns = { approval_number: approvalNumber, issued_at: now, issued_by: caller.memberNo, amount, written_on };
  try {
    if (!(await moveBill(bill, { event: 'issue', by: 'staff', columns }, moneyContext(context))))
      throw new BusinessError('OFFICE_STATE_CHANGED');
  } catch (error) {
    if (sqlStateOf(error) !== UNIQUE_VIOLATION) throw error;
    const message = '이미 다른 계산서에 적은 승인번호입니다.';
    throw new HttpError('MALFORMED', { issues: [{ path: 'approvalNumber', message }] });
  }
}
