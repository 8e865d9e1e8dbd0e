import { findOwn, listOwn, type ApplicationRow } from '../../../applications/applicationStore.ts';
import type { ApplyType } from '../../../applications/offeringKind.ts';
import { newestPayment } from '../../../applications/paymentStore.ts';
import { newestRefund, settledPayment, unrefundedAmount } from '../../../applications/refundStore.ts';
import { toPage, type Paging } from '../../../database/page.ts';
import { HttpError } from '../../../pipeline/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { presentMoney } from './present.ts';

/** A page of the member's own applications of one kind. */
export async function ownList<Item>(
  { db, now, caller }: MemberContext,
  applyType: ApplyType,
  paging: Paging,
  present: (row: ApplicationRow, now: Date) => Item,
) {
  return toPage(await listOwn(db, caller.memberNo, applyType, paging), paging, (row) => present(row, now));
}

/** One of the member's own applications with its money; 404 for anyone else's. */
export async function ownDetail({ db, now, caller }: MemberContext, applyType: ApplyType, userExaminationNo: number) {
  const row = await findOwn(db, caller.memberNo, applyType, userExaminationNo);
  if (!row) throw new HttpError('NOT_FOUND');
  const payment = await newestPayment(db, userExaminationNo);
  const refund = await newestRefund(db, userExaminationNo);
  const kept = unrefundedAmount(await settledPayment(db, userExaminationNo));
  return { row, money: presentMoney(row, { payment, refund, kept }, now) };
}
