import { PAID_BY_NAMES } from '@portal/shared/contract';
import type { JournalForm } from '@portal/shared/contract/office';
import { accountOf, EVENT_NAMES, KIND_NAMES, taxName, type JournalLine } from './entries.ts';

type Columns = readonly [heading: string, cell: (line: JournalLine) => string | number][];

const part = (from: number, to: number) => (line: JournalLine) => Number(line.day.slice(from, to));

/** Codes of the accounting program for the sides of a transfer entry (대체전표). */
const SIDE_CODES = { debit: 3, credit: 4 } as const;
const SIDE_NAMES = { debit: '차변', credit: '대변' } as const;

/**
 * Columns of the file by its form. Those of the program are what 더존 Smart A and iCUBE take for general entries
 * (일반전표); record 0241 lists what could not be verified.
 */
export const COLUMNS: Record<JournalForm, Columns> = {
  transactions: [
    ['날짜', ({ day }) => day],
    ['구분', ({ side }) => SIDE_NAMES[side]],
    ['계정과목코드', ({ account }) => accountOf(account).code],
    ['계정과목명', ({ account }) => accountOf(account).title],
    ['거래처명', ({ partner }) => partner.title],
    ['거래', ({ booking }) => EVENT_NAMES[booking.event]],
    ['결제 수단', ({ booking }) => (booking.kind === 'gateway' ? '' : PAID_BY_NAMES[booking.method])],
    ['종류', ({ booking }) => KIND_NAMES[booking.kind]],
    ['과세 구분', ({ booking }) => taxName(booking.kind)],
    ['지회·지부', ({ booking }) => booking.branch],
    ['번호', ({ booking }) => booking.no ?? ''],
    ['적요', ({ text }) => text],
    ['차변', ({ side, amount }) => (side === 'debit' ? amount : '')],
    ['대변', ({ side, amount }) => (side === 'credit' ? amount : '')],
  ],
  program: [
    ['년도', part(0, 4)],
    ['월', part(5, 7)],
    ['일', part(8, 10)],
    ['구분', ({ side }) => SIDE_CODES[side]],
    ['계정과목코드', ({ account }) => accountOf(account).code],
    ['계정과목명', ({ account }) => accountOf(account).title],
    ['거래처코드', ({ partner }) => partner.code],
    ['거래처명', ({ partner }) => partner.title],
    ['적요', ({ text, booking: { branch } }) => (branch === '' ? text : `${branch} ${text}`)],
    ['금액', ({ amount }) => amount],
  ],
};
