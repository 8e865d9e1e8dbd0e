import type { CashReceiptForm } from '@portal/shared/contract/cashReceipt';
import { writeTransition } from '../../aggregates/writeTransition.ts';
import { BusinessError } from '../../errors/errors.ts';
import { cashReceiptLifecycle, type CashReceiptEvent } from '../../lifecycles/cashReceipt.ts';
import { transition } from '../../lifecycles/lifecycle.ts';
import type { MoneyContext } from '../context.ts';
import { mayRequest } from './deadline.ts';
import type { PaidMoney } from './money.ts';
import { keepFailureUnsent } from './notices.ts';
import {
  insertCashReceipt,
  lockLiveCashReceipt,
  numberColumns,
  type CashReceiptRow,
  type CashReceiptSubject,
} from './store.ts';

interface Request {
  memberNo: number;
  form: CashReceiptForm;
  money: PaidMoney;
}

/**
 * Requests the cash receipt of a payment or fee locked by the caller, or changes its recipient before an order or after
 * a failure. Returns its number.
 */
export async function requestCashReceipt(
  subject: CashReceiptSubject,
  { memberNo, form, money }: Request,
  context: MoneyContext,
): Promise<number> {
  const live = await lockLiveCashReceipt(context.db, subject);
  if (live?.status === 'REQUESTED') return replaceNumber(live, form, context);
  if (live) return correct(live, form, context);
  if (!mayRequest(money, context.now)) throw new BusinessError('CASH_RECEIPT_NOT_ALLOWED');
  await moved(null, 'request', context);
  return insertCashReceipt(subject, { memberNo, form }, context);
}

async function replaceNumber({ cash_receipt_no: no }: CashReceiptRow, form: CashReceiptForm, context: MoneyContext) {
  await context.db
    .updateTable('cash_receipt')
    .set(numberColumns(context.keys, no, form))
    .where('cash_receipt_no', '=', no)
    .execute();
  return no;
}

/** Another number means another order, so the outcome of an unanswered one must be determined first. */
async function correct(live: CashReceiptRow, form: CashReceiptForm, context: MoneyContext): Promise<number> {
  const no = live.cash_receipt_no;
  if (live.is_unanswered) throw new BusinessError('CASH_RECEIPT_STATE_CHANGED');
  const to = await moved(live, 'correct', context);
  await keepFailureUnsent(live, context);
  const columns = {
    ...numberColumns(context.keys, no, form),
    ...NEW_ORDER,
    attempt: live.attempt + 1,
  };
  await writeTransition(context.db, 'cash_receipt', { no, from: live.status, to, columns });
  return no;
}

/** Resets the data of earlier orders. */
export const NEW_ORDER = {
  amount: 0,
  ordered_at: null,
  leased_until: null,
  unknown_since: null,
  receipt_key: null,
  issued_at: null,
  confirmed_at: null,
  url: '',
  issue_number: '',
} as const;

/** Retracts a request; the row and its payment are locked. */
export async function retractCashReceipt(row: CashReceiptRow, context: MoneyContext): Promise<void> {
  const to = await moved(row, 'retract', context);
  const { cash_receipt_no: no, status: from } = row;
  await writeTransition(context.db, 'cash_receipt', { no, from, to, columns: { number_sealed: null } });
}

async function moved(
  row: CashReceiptRow | null,
  event: CashReceiptEvent,
  { log }: MoneyContext,
): Promise<CashReceiptRow['status']> {
  const move = { from: row?.status ?? null, event, by: 'member' } as const;
  const line = await transition(cashReceiptLifecycle, move, () => false, log, { cashReceiptNo: row?.cash_receipt_no });
  if (!line) throw new BusinessError('CASH_RECEIPT_STATE_CHANGED');
  return line.to;
}
