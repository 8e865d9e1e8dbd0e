import type { Queries } from '../../database/types/tables.ts';
import { certificatePage } from '../../notices/pages.ts';
import { raiseNotice } from '../../notices/raiseNotice.ts';
import { applicationValues } from '../applicationValues.ts';
import type { PaidMoney } from './money.ts';
import { mayCorrect } from './present.ts';
import type { CashReceiptRow } from './store.ts';

interface NoticeContext {
  db: Queries;
  now: Date;
}

/** Maximum of distinguishable orders per cash receipt. */
const ORDERS = 1000;
/** Each new order has its own number, so that a corrected receipt that fails again causes another notice. */
const orderNo = ({ cash_receipt_no, attempt }: CashReceiptRow): number => cash_receipt_no * ORDERS + (attempt % ORDERS);

/**
 * Notifies a member of a rejected cash receipt, which another number may fix. Not sent for an unanswered order, which
 * the office resolves first, or for refunded money, which needs no receipt.
 */
export async function notifyFailed(receipt: CashReceiptRow, money: PaidMoney, context: NoticeContext): Promise<void> {
  if (receipt.status !== 'FAILED' || !mayCorrect(receipt) || money.retained === 0) return;
  const values = { ...(await paidFor(receipt, context.db)), amount: money.retained, number: receipt.number_masked };
  const { member_no: memberNo } = receipt;
  await raiseNotice({ event: 'cashReceiptFailed', memberNo, subjectNo: orderNo(receipt), values }, context);
}

async function paidFor({ payment_no }: CashReceiptRow, db: Queries) {
  if (payment_no === null) return { title: '자격증 발급 수수료', page: certificatePage };
  const application = await db
    .selectFrom('payment')
    .innerJoin('application', 'application.application_no', 'payment.application_no')
    .select(['application.application_no', 'application.kind', 'application.terms'])
    .where('payment.payment_no', '=', payment_no)
    .executeTakeFirstOrThrow();
  return applicationValues(application);
}

/** Suppresses the unsent message of a failure that was acted on. The notice stays on the member's page. */
export async function keepFailureUnsent(receipt: CashReceiptRow, { db, now }: NoticeContext): Promise<void> {
  await db
    .updateTable('member_notice')
    .set({ queued_at: now })
    .where('event', '=', 'cashReceiptFailed')
    .where('subject_no', '=', orderNo(receipt))
    .where('queued_at', 'is', null)
    .execute();
}
