import { accounting } from '@portal/shared/association';
import { PAID_BY_NAMES } from '@portal/shared/contract';
import { formatCount } from '@portal/shared/format';
import { isTaxed, type BookedEvent, type BookedKind, type Booking } from './bookings.ts';

export type AccountKey = keyof typeof accounting.accounts;

interface Account {
  code: string;
  title: string;
  partner?: { code: string; title: string };
}
const ACCOUNTS: Record<AccountKey, Account> = accounting.accounts;
export const ACCOUNT_KEYS = Object.keys(ACCOUNTS) as AccountKey[];
export const accountOf = (key: AccountKey): Account => ACCOUNTS[key];

/** One side of a double entry. Amounts are positive. */
export interface JournalLine {
  day: string;
  side: 'debit' | 'credit';
  account: AccountKey;
  amount: number;
  partner: { code: string; title: string };
  text: string;
  booking: Booking;
}

export const EVENT_NAMES: Record<BookedEvent, string> = {
  payment: '입금',
  refund: '환불',
  fee: '수수료 입금',
  feeReturn: '수수료 반환',
  payout: '결제사 지급',
};

export const KIND_NAMES: Record<BookedKind, string> = {
  education: '교육',
  exam: '시험',
  certificate: '자격증 발급',
  reissue: '자격증 재발급',
  surplus: '돌려드릴 수수료',
  gateway: '결제 대금',
};

/** 과세 or 면세; empty for money that pays for nothing. */
export const taxName = (kind: BookedKind): string =>
  kind === 'surplus' || kind === 'gateway' ? '' : isTaxed(kind) ? '과세' : '면세';

/** Account that a kind of money is earned in, or owed. */
const EARNED: Record<Exclude<BookedKind, 'gateway'>, AccountKey> = {
  education: 'education',
  exam: 'exam',
  certificate: 'certificate',
  reissue: 'certificate',
  surplus: 'surplus',
};

const WORDS_OF_NUMBERS: Record<Exclude<BookedEvent, 'payout'>, string> = {
  payment: '결제',
  refund: '환불',
  fee: '자격증 신청',
  feeReturn: '자격증 신청',
};

/** `교육 신용카드 입금 3건`, `시험 계좌이체 환불 (환불 12번)`. */
function textOf({ event, kind, method, count, no }: Booking): string {
  if (event === 'payout') return EVENT_NAMES.payout;
  const what = `${KIND_NAMES[kind]} ${PAID_BY_NAMES[method]} ${EVENT_NAMES[event]}`;
  return no === null ? `${what} ${formatCount(count)}건` : `${what} (${WORDS_OF_NUMBERS[event]} ${no}번)`;
}

type Part = [account: AccountKey, amount: number];

/** Debits and credits of money that comes; they are exchanged for money that goes back. */
function partsOf({ event, kind, method, amount, vat, fee, feeVat }: Booking): { debits: Part[]; credits: Part[] } {
  if (kind === 'gateway') {
    const debits: Part[] = [
      ['bank', amount - fee - feeVat],
      ['gatewayFee', fee],
      ['taxPaid', feeVat],
    ];
    return { debits, credits: [['gateway', amount]] };
  }
  const money: Part[] = [[method === 'transfer' ? 'bank' : 'gateway', amount]];
  const earned: Part[] = [
    [EARNED[kind], amount - vat],
    ['taxReceived', vat],
  ];
  const isBack = event === 'refund' || event === 'feeReturn';
  return isBack ? { debits: earned, credits: money } : { debits: money, credits: earned };
}

/** The double entry of a booking. A negative part, as of a payout with more refunds than payments, changes its side. */
export function linesOf(booking: Booking): JournalLine[] {
  const { debits, credits } = partsOf(booking);
  const line = (side: JournalLine['side'], [account, amount]: Part): JournalLine => ({
    day: booking.day,
    side: amount < 0 ? (side === 'debit' ? 'credit' : 'debit') : side,
    account,
    amount: Math.abs(amount),
    partner: accountOf(account).partner ?? { code: '', title: booking.partner },
    text: textOf(booking),
    booking,
  });
  return [...debits.map((part) => line('debit', part)), ...credits.map((part) => line('credit', part))].filter(
    ({ amount }) => amount > 0,
  );
}

/** Sum of one side of some lines, in won. */
export const sumOfSide = (lines: readonly JournalLine[], side: JournalLine['side']): number =>
  lines.reduce((sum, line) => sum + (line.side === side ? line.amount : 0), 0);

const CAME: readonly BookedEvent[] = ['payment', 'fee'];
const WENT_BACK: readonly BookedEvent[] = ['refund', 'feeReturn'];

const sumOf = (bookings: readonly Booking[], events: readonly BookedEvent[]) =>
  bookings.reduce((sum, { event, amount }) => sum + (events.includes(event) ? amount : 0), 0);

/** Won that came and went back by some bookings; payouts are neither. */
export const moneyOf = (bookings: readonly Booking[]) => ({
  came: sumOf(bookings, CAME),
  returned: sumOf(bookings, WENT_BACK),
});
