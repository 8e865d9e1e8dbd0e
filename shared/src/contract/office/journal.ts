import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { dateTime, day, integer } from '../base/fields.ts';
import { signedWon } from '../manager/bill.ts';

/** The journal of a month: what came, went back and was paid out by the gateway, as double entries. */

const office = callsFor('money', '/api/office/journal');

const WRONG_MONTH = '달은 2026-11처럼 입력해주세요.';
/** Calendar month in Asia/Seoul. */
const month = v.pipe(v.string(WRONG_MONTH), v.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, WRONG_MONTH));

/** Columns of the file: every transaction, or the days' sums in the columns of the accounting program. */
export const JOURNAL_FORM_NAMES = { transactions: '거래별 CSV', program: '더존 일반전표 양식' } as const;
export type JournalForm = keyof typeof JOURNAL_FORM_NAMES;

/** Maximum transactions in a file of every transaction. */
export const MAX_JOURNAL_TRANSACTIONS = 20_000;

export const officeJournal = office.get('', {
  summary: 'The journal of a month in sums, its accounts, and the payouts of the gateway as found at the bank',
  input: v.object({ month }),
  entity: v.object({
    month: v.string(),
    /** By what happened, how the money came, what it was for and who gives the course. */
    sums: v.array(
      v.object({
        event: v.string(),
        method: v.string(),
        kind: v.string(),
        /** 과세 or 면세; empty for what is not sold. */
        tax: v.string(),
        /** Empty for national money. */
        branch: v.string(),
        count: integer,
        amount: signedWon,
        /** Won of value-added tax in the amount. */
        vat: signedWon,
      }),
    ),
    accounts: v.array(v.object({ code: v.string(), account: v.string(), debit: signedWon, credit: signedWon })),
    debit: signedWon,
    credit: signedWon,
    /** Won that came and went back by the journal, and by the books of the days. */
    came: v.object({ journal: signedWon, books: signedWon }),
    returned: v.object({ journal: signedWon, books: signedWon }),
    payouts: v.array(
      v.object({
        day,
        amount: signedWon,
        fee: signedWon,
        feeVat: signedWon,
        paidOut: signedWon,
        /** Day of the bank's line; null until it was found in a bank's file. */
        bankedOn: v.nullable(day),
      }),
    ),
    /** Last download of days of the month; null without one. */
    takenAt: v.nullable(dateTime),
  }),
});

export const officeExportJournal = office.post('export', {
  unanswered: null,
  summary: 'The journal of a month as a CSV table; taking it is recorded, and later changes of its days are found',
  input: v.object({ month, form: v.picklist(['transactions', 'program'], '파일의 양식을 골라주세요.') }),
  entity: v.object({ fileName: v.string(), table: v.string(), lines: integer }),
});
