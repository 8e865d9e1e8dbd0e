import { officeResource } from './resource.ts';

/** Payments whose amount differs. */
export const paymentResource = officeResource({
  name: '금액 확인',
  permission: 'money',
  path: '/office/reviews',
  ofBranch: true,
  objects: {
    payment: '결제',
  },
  acts: {
    'accept payment': '결제 금액 인정',
    'give payment back': '결제 금액 돌려주기',
  },
  waiting: {
    reviews: { name: '금액 확인할 결제' },
  },
});

/** Differences between the books here and at the gateway. */
export const findingResource = officeResource({
  name: '내역 불일치',
  permission: 'money',
  path: '/office/findings',
  objects: {
    money_finding: '내역 불일치',
  },
  acts: {
    'close finding': '내역 불일치 처리',
  },
  waiting: {
    findings: { name: '내역 불일치' },
  },
});

/** Cash receipts that the gateway or the tax office has not taken. */
export const cashReceiptResource = officeResource({
  name: '현금영수증',
  permission: 'money',
  path: '/office/cash-receipts',
  objects: {
    cash_receipt: '현금영수증',
  },
  acts: {
    'retry cash receipt': '현금영수증 다시 보내기',
  },
  waiting: {
    cashReceipts: { name: '실패한 현금영수증' },
  },
});

/** The money of a day. */
export const dayReportResource = officeResource({
  name: '하루 보고',
  permission: 'money',
  path: '/office/days',
});

/** The journal (전표) of a month for the accounting program. */
export const journalResource = officeResource({
  name: '월 전표',
  permission: 'money',
  path: '/office/journal',
  objects: {
    taken_journal_day: '전표',
  },
  acts: {
    'export journal': '전표 내려받기',
  },
});
