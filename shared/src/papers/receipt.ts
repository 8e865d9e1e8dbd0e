import { association } from '../association/index.ts';
import type { ReceiptDocument } from '../contract/manager/index.ts';
import { formatDate, formatMoney } from '../format/index.ts';
import { formatBusinessNumber } from '../rules/index.ts';
import type { PaperItem, ProvenPaper } from './paper.ts';
import { issueDay, provenPaper } from './proven.ts';

const isReturn = ({ kind }: ReceiptDocument) => kind === 'REFUND' || kind === 'FEE_RETURN';

/** Name on the receipt; for a business, also the applicant. */
const recipientItems = ({ recipient, recipientName, businessNumber, name }: ReceiptDocument): PaperItem[] =>
  recipient === 'BUSINESS'
    ? [
        { term: '상호', description: recipientName, emphasis: 'number' },
        { term: '사업자번호', description: formatBusinessNumber(businessNumber) },
        { term: '신청인', description: name },
      ]
    : [{ term: '받는 분', description: recipientName, emphasis: 'name' }];

/** Paid sum, refunded sum, and remainder. */
const sumItems = ({ amount, refunded }: ReceiptDocument): PaperItem[] => [
  { term: '결제 금액', description: formatMoney(amount) },
  ...(refunded > 0
    ? [
        { term: '환불 금액', description: formatMoney(refunded) },
        { term: '남은 금액', description: formatMoney(amount - refunded), emphasis: 'number' as const },
      ]
    : []),
];

/** Share of the tax in an amount: one eleventh, rounded like at the gateway. */
const VAT_SHARE = 11;

/** Tax included in the payment or refund; empty if the API does not return it. */
const taxItems = ({ amount, taxFreeAmount }: ReceiptDocument): PaperItem[] => {
  if (taxFreeAmount === undefined) return [];
  const tax = Math.round((amount - taxFreeAmount) / VAT_SHARE);
  return [{ term: '부가가치세', description: tax > 0 ? `${formatMoney(tax)} 포함` : '없음 (면세)' }];
};

/** 영수증 of a payment or of a refund; `origin` is the site of its verification. */
export function receiptPaper(receipt: ReceiptDocument, origin: string): ProvenPaper {
  const { number, what, method, amount, at, issuedAt } = receipt;
  const back = isReturn(receipt);
  const { businessNumber, address, phone } = association;
  return provenPaper(
    {
      title: back ? '환불 영수증' : '영수증 (납입증명서)',
      asSubject: '영수증이',
      about: what,
      number,
      issuedAt,
      headline: `금 ${formatMoney(amount)}`,
      items: [
        ...recipientItems(receipt),
        { term: '내용', description: what },
        { term: back ? '환불 방법' : '결제 수단', description: method },
        { term: back ? '환불일' : '결제일', description: formatDate(at) },
        ...(back ? [{ term: '환불 금액', description: formatMoney(amount) }] : sumItems(receipt)),
        ...taxItems(receipt),
        { term: '영수증 번호', description: number },
        { term: '발급일', description: issueDay(issuedAt) },
      ],
      statement: back ? '위 금액을 돌려드렸음을 확인합니다.' : '위 금액을 받았음을 확인합니다.',
      note: `사업자등록번호 ${businessNumber} · ${address.text} · 전화 ${phone}. 이 영수증은 세금계산서나 현금영수증이 아닙니다.`,
    },
    origin,
  );
}
