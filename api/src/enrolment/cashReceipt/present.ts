import { CASH_RECEIPT_STATUS_NAMES, CASH_RECEIPT_TYPE_NAMES } from '@portal/shared/contract/cashReceipt';
import { seoulTimestamp } from '@portal/shared/time';
import { NO_CASH_RECEIPT_STATES } from '../../lifecycles/cashReceipt.ts';
import { cashReceiptUntil, mayRequest } from './deadline.ts';
import type { PaidMoney } from './money.ts';
import type { CashReceiptRow } from './store.ts';

/** Explains a failed order and the next step, for the member's page. */
function reasonOf({ status, failure, is_unanswered }: CashReceiptRow): string {
  if (status === 'CANCEL_FAILED') return '담당자가 확인해 취소하겠습니다. 따로 하실 일은 없습니다.';
  if (status !== 'FAILED') return '';
  if (failure === 'UNANSWERED' || is_unanswered) return '결제사가 응답하지 않아 담당자가 확인하고 있습니다.';
  return '번호가 맞는지 확인해 다시 신청해주세요. 번호가 맞으면 담당자가 확인해 다시 발급하겠습니다.';
}

function presentCashReceipt(row: CashReceiptRow) {
  const { status, type } = row;
  const actions = { retract: status === 'REQUESTED', correct: mayCorrect(row) };
  return {
    cashReceiptNo: row.cash_receipt_no,
    type,
    typeName: CASH_RECEIPT_TYPE_NAMES[type],
    number: row.number_masked,
    status,
    statusName: CASH_RECEIPT_STATUS_NAMES[status],
    amount: row.receipt_key === null ? 0 : row.amount - row.cancelled,
    url: row.url,
    issueNumber: row.issue_number,
    reason: reasonOf(row),
    allowedActions: (['retract', 'correct'] as const).filter((action) => actions[action]),
  };
}

/** True if the member may change the recipient's number. */
export const mayCorrect = ({ status, is_unanswered }: CashReceiptRow) =>
  status === 'REQUESTED' || (status === 'FAILED' && !is_unanswered);

/** Cash receipt data of a payment or certificate request. */
export function presentCashReceiptOf(row: CashReceiptRow | undefined, money: PaidMoney, now: Date) {
  const isNone = row === undefined || NO_CASH_RECEIPT_STATES.some((status) => status === row.status);
  const mayAsk = isNone && mayRequest(money, now);
  const until = cashReceiptUntil(money);
  return {
    cashReceipt: row ? presentCashReceipt(row) : null,
    mayRequestCashReceipt: mayAsk,
    cashReceiptUntil: mayAsk && until ? seoulTimestamp(until) : null,
  };
}
