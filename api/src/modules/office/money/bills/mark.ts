import type { Calls, CallValue } from '@portal/shared/contract';
import { sqlStateOf, UNIQUE_VIOLATION } from '../../../../database/transaction.ts';
import type { BillRow } from '../../../../database/types/tables/bill.ts';
import { moveBill } from '../../../../enrolment/bill/moveBill.ts';
import { lockTaken } from '../../../../enrolment/bill/store.ts';
import { moneyContext } from '../../../../enrolment/context.ts';
import { BusinessError, HttpError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { requireBill } from '../../parts/lockMatter.ts';
import { BILL_OBJECT, ISSUE_BILL_ACT } from '../../parts/objects.ts';

const RELEASE_BILL_ACT = 'release bill';

/** Marks a bill as issued at the tax office. Returns the number of changed rows. */
export async function markBill(
  { billNo, approvalNumber, amount, reason }: CallValue<Calls['officeMarkBill']>,
  context: MemberContext,
): Promise<number> {
  const bill = await requireBill(billNo, ISSUE_BILL_ACT, context);
  if (amount !== undefined && amount !== bill.amount) throw new BusinessError('BILL_CHANGED');
  await issueBill(bill, approvalNumber, context);
  const detail = { amount: bill.amount };
  await recordAct(context, { act: ISSUE_BILL_ACT, object: BILL_OBJECT, objectNo: billNo, reason, detail });
  return 1;
}

/**
 * Releases an exported bill that was not issued, so that it follows its money again. Returns the number of changed
 * rows.
 */
export async function releaseBill(
  { billNo, reason }: CallValue<Calls['officeReleaseBill']>,
  context: MemberContext,
): Promise<number> {
  const { status } = await requireBill(billNo, RELEASE_BILL_ACT, context);
  const { db } = context;
  if (status !== 'WAITING' || !(await lockTaken(db, billNo))) throw new BusinessError('OFFICE_STATE_CHANGED');
  await db.deleteFrom('taken_bill').where('bill_no', '=', billNo).execute();
  await recordAct(context, { act: RELEASE_BILL_ACT, object: BILL_OBJECT, objectNo: billNo, reason });
  return 1;
}

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
