import { formatCount, formatDate, formatMoney } from '@portal/shared/format';
import type { Columns } from '../parts/table/columns.ts';
import type { Journal } from './journal.ts';

type Sum = Journal['sums'][number];
type Account = Journal['accounts'][number];
type Payout = Journal['payouts'][number];

export const sumColumns: Columns<Sum> = [
  { id: 'event', heading: '거래', cell: ({ event }) => event },
  { id: 'kind', heading: '종류', cell: ({ kind }) => kind },
  { id: 'method', heading: '방법', cell: ({ method }) => method || '–' },
  { id: 'tax', heading: '과세 구분', cell: ({ tax }) => tax || '–' },
  { id: 'branch', heading: '지회·지부', cell: ({ branch }) => branch || '–' },
  { id: 'count', heading: '건수', cell: ({ count }) => `${formatCount(count)}건` },
  { id: 'amount', heading: '금액', cell: ({ amount }) => formatMoney(amount) },
  { id: 'vat', heading: '그중 부가세', cell: ({ vat }) => formatMoney(vat) },
];

export const accountColumns: Columns<Account> = [
  { id: 'account', heading: '계정과목', cell: ({ code, account }) => `${code} ${account}`.trim() },
  { id: 'debit', heading: '차변', cell: ({ debit }) => formatMoney(debit) },
  { id: 'credit', heading: '대변', cell: ({ credit }) => formatMoney(credit) },
];

export const payoutColumns: Columns<Payout> = [
  { id: 'day', heading: '지급일', cell: ({ day }) => formatDate(day) },
  { id: 'amount', heading: '결제 대금', cell: ({ amount }) => formatMoney(amount) },
  { id: 'fee', heading: '수수료', cell: ({ fee }) => formatMoney(fee) },
  { id: 'feeVat', heading: '수수료의 부가세', cell: ({ feeVat }) => formatMoney(feeVat) },
  { id: 'paidOut', heading: '지급액', cell: ({ paidOut }) => formatMoney(paidOut) },
  {
    id: 'banked',
    heading: '통장',
    cell: ({ bankedOn }) => (bankedOn ? `${formatDate(bankedOn)} 확인` : '아직 확인하지 않음'),
  },
];
