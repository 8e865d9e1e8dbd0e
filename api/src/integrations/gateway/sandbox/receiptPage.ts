import { association } from '@portal/shared/association';
import { CASH_RECEIPT_TYPE_NAMES } from '@portal/shared/contract/cashReceipt';
import { issueNumberOf, type SandboxReceipt } from './cashReceipts.ts';
import { dateTime, document, escape, won } from './page.ts';

/** Renders a cash receipt, public to anyone with its URL, as at a gateway. */
export function receiptPage(receipt: SandboxReceipt): string {
  const { receipt_key, amount, cancelled, taxFree, type, number_masked, title, requested_at } = receipt;
  const typeName = type === 'EXPENSE' ? CASH_RECEIPT_TYPE_NAMES.EXPENSE : CASH_RECEIPT_TYPE_NAMES.INCOME;
  const back = cancelled > 0 ? `<dt>취소 금액</dt><dd>${won(cancelled)}</dd>` : '';
  const free = taxFree === null ? '' : `<dt>면세 금액</dt><dd>${won(taxFree)}</dd>`;
  return document(`
<section><h1>${cancelled === amount ? '취소된 현금영수증' : '현금영수증'}</h1>
<dl><dt>가맹점</dt><dd>${association.name}</dd><dt>내용</dt><dd>${escape(title)}</dd><dt>용도</dt><dd>${typeName}</dd>
<dt>발급 번호</dt><dd>${escape(number_masked)}</dd><dt>승인번호</dt><dd>${issueNumberOf(receipt_key)}</dd>
<dt>거래 일시</dt><dd>${dateTime(requested_at)}</dd><dt>금액</dt><dd class="amount">${won(amount)}</dd>${free}${back}</dl></section>`);
}

export const unknownReceiptPage = () =>
  document('<section><h1>현금영수증을 찾을 수 없습니다</h1><p>신청 상세에서 다시 열어주세요.</p></section>');
