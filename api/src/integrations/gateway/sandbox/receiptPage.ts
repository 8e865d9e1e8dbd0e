import { association } from '@portal/shared/association';
import { dateTime, document, escape, won } from './page.ts';
import type { BookedReceipt } from './tossReceiptBook.ts';

/** Renders a cash receipt, public to anyone with its URL, as at a gateway; `left` is its won without cancellations. */
export function receiptPage(receipt: BookedReceipt, left: number): string {
  const { issueNumber, amount, taxFreeAmount, type, customerIdentityNumber, orderName, requestedAt } = receipt;
  const back = left < amount ? `<dt>취소 금액</dt><dd>${won(amount - left)}</dd>` : '';
  return document(`
<section><h1>${left === 0 ? '취소된 현금영수증' : '현금영수증'}</h1>
<dl><dt>가맹점</dt><dd>${association.name}</dd><dt>내용</dt><dd>${escape(orderName)}</dd><dt>용도</dt><dd>${type}</dd>
<dt>발급 번호</dt><dd>${escape(customerIdentityNumber)}</dd><dt>승인번호</dt><dd>${issueNumber}</dd>
<dt>거래 일시</dt><dd>${dateTime(new Date(requestedAt))}</dd><dt>금액</dt><dd class="amount">${won(amount)}</dd><dt>면세 금액</dt><dd>${won(taxFreeAmount)}</dd>${back}</dl></section>`);
}

export const unknownReceiptPage = () =>
  document('<section><h1>현금영수증을 찾을 수 없습니다</h1><p>신청 상세에서 다시 열어주세요.</p></section>');
