import { association } from '../association/index.ts';
import type { InvoiceStatus } from '../contract/manager/index.ts';
import { formatDate, formatDeadline, formatMoney } from '../format/index.ts';
import { formatBusinessNumber } from '../rules/index.ts';
import { fileNameOf, type PaperItem, type ProvenPaper } from './paper.ts';
import { issueDay } from './proven.ts';

/** Current state of a group's invoice. */
interface PaperInvoice {
  number: string;
  status: InvoiceStatus;
  /** Won owed now, or the paid sum. `issuedAmount`: original sum. */
  amount: number;
  issuedAmount: number;
  issuedAt: string;
  /** End of the due day. */
  dueAt: string;
  /** `YYYY-MM-DD`; null until paid. */
  paidOn: string | null;
  /** Title and day of the course or exam. */
  title: string;
  day: string;
  businessName: string;
  /** Ten digits. */
  businessNumber: string;
  /** Member who applied. */
  employer: string;
  seats: number;
  cancelled: number;
  seatPrice: number;
}

const STATEMENTS: Record<InvoiceStatus, string> = {
  OPEN: '위 금액을 청구합니다.',
  PAID: '위 금액은 입금되었습니다.',
  CANCELLED: '이 청구는 취소되었습니다.',
  WRITTEN_OFF: '위 금액은 기한까지 입금되지 않았습니다.',
};

const sumItems = ({ seatPrice, seats, cancelled, issuedAmount, amount }: PaperInvoice): PaperItem[] => [
  { term: '신청 금액', description: `${formatMoney(seatPrice)} × ${seats}명 = ${formatMoney(issuedAmount)}` },
  ...(amount < issuedAmount
    ? [{ term: '취소로 뺀 금액', description: `${formatMoney(issuedAmount - amount)} (${cancelled}명 취소)` }]
    : []),
];

/** 청구서 for the seats of a group. Its number cannot be verified by others, so that it has no QR code. */
export function invoicePaper(invoice: PaperInvoice): ProvenPaper {
  const { number, status, amount, issuedAt, dueAt, paidOn, title, day, businessName, businessNumber } = invoice;
  const { legalName, representative, name, address, phone, bank } = association;
  return {
    title: '청구서',
    fileName: fileNameOf('청구서', number),
    numberLine: `번호 ${number}`,
    headline: `금 ${formatMoney(amount)}`,
    items: [
      { term: '받는 곳', description: businessName, emphasis: 'name' },
      { term: '사업자번호', description: formatBusinessNumber(businessNumber) },
      { term: '신청인', description: invoice.employer },
      { term: '내용', description: `${title} 단체 신청 (${formatDate(day)})` },
      ...sumItems(invoice),
      ...(status === 'OPEN' ? [{ term: '입금 기한', description: formatDeadline(dueAt) }] : []),
      ...(paidOn === null ? [] : [{ term: '입금일', description: formatDate(paidOn) }]),
      { term: '입금 계좌', description: `${bank.name} ${bank.account} (${bank.holder})`, emphasis: 'number' },
    ],
    statement: STATEMENTS[status],
    issuedOn: issueDay(issuedAt),
    issuer: `${legalName} ${representative.title} ${representative.name}`,
    seal: `${name}장인`,
    address: '',
    codeWords: '',
    check: '',
    note: `사업자등록번호 ${association.businessNumber} · ${address.text} · 전화 ${phone}. 상호로 입금해주시면 빨리 확인됩니다. 이 청구서는 계산서나 영수증이 아닙니다.`,
  };
}
