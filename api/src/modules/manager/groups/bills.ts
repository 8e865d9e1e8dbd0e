import type { Calls, CallValue } from '@portal/shared/contract';
import { newBusinessNameRule } from '@portal/shared/rules';
import type { BillRow } from '../../../database/types/tables/bill.ts';
import { lockApplication } from '../../../enrolment/application/store.ts';
import { billableOf } from '../../../enrolment/bill/billable.ts';
import { moveBill } from '../../../enrolment/bill/moveBill.ts';
import { presentBill } from '../../../enrolment/bill/present.ts';
import { listBills, listTaken, lockTaken } from '../../../enrolment/bill/store.ts';
import { lockLiveCashReceipt } from '../../../enrolment/cashReceipt/store.ts';
import { moneyContext } from '../../../enrolment/context.ts';
import { BusinessError, HttpError } from '../../../errors/errors.ts';
import { requireRule } from '../../../errors/requireRule.ts';
import { billLifecycle } from '../../../lifecycles/bill.ts';
import { transition } from '../../../lifecycles/lifecycle.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { requireOwnGroup, type OwnGroup } from './store.ts';

/** Requests the bill of an own group, or changes its recipient while it waits. Returns its number. */
export async function requestGroupBill(
  { groupNo, ...form }: CallValue<Calls['requestBill']>,
  context: MemberContext,
): Promise<number> {
  const { db, now, log } = context;
  requireRule(newBusinessNameRule, { businessName: form.businessName });
  const locked = await lockApplication(db, groupNo);
  await requireOwnGroup(groupNo, context);
  if (!locked) throw new HttpError('NOT_FOUND');
  const columns = {
    business_number: form.businessNumber,
    business_name: form.businessName,
    representative: form.representative,
    address: form.address,
    business_type: form.businessType,
    business_item: form.businessItem,
    email: form.email,
  };
  const [original] = (await listBills(db, groupNo)).filter(({ kind }) => kind === 'ORIGINAL');
  if (original?.status === 'WAITING') {
    if (await lockTaken(db, original.bill_no)) throw new BusinessError('BILL_TAKEN');
    await db.updateTable('group_bill').set(columns).where('bill_no', '=', original.bill_no).execute();
    return original.bill_no;
  }
  const money = await billableOf(locked, context, { lock: true });
  if (original || !money.isBillable || money.amount <= 0) throw new BusinessError('BILL_NOT_ALLOWED');
  // After the lock of the payment, which a request for a cash receipt takes too.
  if (money.paymentNo !== null && (await lockLiveCashReceipt(db, { paymentNo: money.paymentNo })))
    throw new BusinessError('CASH_RECEIPT_OR_BILL');
  const line = await transition(billLifecycle, { from: null, event: 'request', by: 'member' }, () => true, log, {
    groupNo,
  });
  if (!line) throw new BusinessError('BILL_NOT_ALLOWED');
  const { bill_no } = await db
    .insertInto('group_bill')
    .values({
      group_no: groupNo,
      kind: 'ORIGINAL',
      status: line.to,
      amount: money.amount,
      written_on: money.day,
      ...columns,
      requested_at: now,
    })
    .returning('bill_no')
    .executeTakeFirstOrThrow();
  return bill_no;
}

/** Withdraws the request for a bill while it waits. Returns the number of changed rows. */
export async function retractGroupBill({ groupNo }: { groupNo: number }, context: MemberContext): Promise<number> {
  const { db } = context;
  await lockApplication(db, groupNo);
  await requireOwnGroup(groupNo, context);
  const waiting = waitingOriginal(await listBills(db, groupNo));
  if (waiting && (await lockTaken(db, waiting.bill_no))) throw new BusinessError('BILL_TAKEN');
  const isRetracted = waiting && (await moveBill(waiting, { event: 'retract', by: 'member' }, moneyContext(context)));
  if (!isRetracted) throw new BusinessError('BILL_NOT_ALLOWED');
  return 1;
}

const waitingOriginal = (bills: readonly BillRow[]) =>
  bills.find(({ kind, status }) => kind === 'ORIGINAL' && status === 'WAITING');

/** Bills on the page of an own group. */
export async function presentBills({ application, group }: OwnGroup, context: MemberContext) {
  const { db } = context;
  const bills = await listBills(db, group.group_no);
  const money = await billableOf(application, context, { lock: false });
  const waiting = waitingOriginal(bills);
  const isTaken = waiting !== undefined && (await listTaken(db, [waiting.bill_no])).length > 0;
  return {
    bills: bills.map(presentBill),
    mayRequestBill: bills.length === 0 && money.isBillable && money.amount > 0,
    mayRetractBill: waiting !== undefined && !isTaken,
  };
}
