import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { listOf, paging } from '../base/envelope.ts';
import { dateTime, day, integer, requiredNumber, requiredText, rowNumber } from '../base/fields.ts';
import { tableFile } from '../base/tableFile.ts';
import { wordOf } from '../base/words.ts';
import { BILL_STATUS_NAMES, billEntries, signedWon } from '../manager/bill.ts';
import { linkableMemberNo, optionalReason, reason } from './fields.ts';
import { RESULT_ROW_OUTCOMES } from './resultFile.ts';

/** Bills (계산서) of groups, which the office issues through the tax office. */

const office = callsFor('money', '/api/office/bills');

/** Maximum bills per file: the number of rows in the tax office's form. */
export const MAX_BILLS_AT_ONCE = 100;

const { RETRACTED: _retracted, ...shownStates } = BILL_STATUS_NAMES;
export const BILL_STATE_NAMES = shownStates;

/** First and last day of writing. */
const period = { fromDay: v.optional(day), untilDay: v.optional(day) };

export const officeBills = office.get('', {
  summary: 'Bills of groups in a state: those to be issued by their day, issued ones newest first',
  input: v.object({ ...paging, status: v.optional(wordOf(BILL_STATE_NAMES), 'WAITING'), ...period }),
  entity: listOf(
    v.object({
      ...billEntries,
      groupNo: integer,
      memberNo: linkableMemberNo,
      title: v.string(),
      businessNumber: v.string(),
      businessName: v.string(),
      /** True if paid; otherwise the bill is a claim (청구). */
      isPaid: v.boolean(),
      /** Legal deadline for issuing it. */
      dueOn: day,
      /**
       * Time of the export to the tax office's table, which freezes the sum; missing while the sum follows its
       * payments.
       */
      takenAt: v.optional(dateTime),
      /** Won by which the payments have changed since; becomes a correction once the bill is issued. */
      changedBy: v.optional(signedWon),
    }),
  ),
});

export const officeExportBills = office.post('export', {
  stepUp: 'always',
  unanswered: null,
  summary:
    'Bills to be issued as a CSV table in the columns of the tax office’s bulk form; taking it is recorded, and their ' +
    'sums stay as it says them',
  input: v.object({ ...period, reason }),
  entity: v.object({ fileName: v.string(), table: v.string(), bills: integer }),
});

/** Approval number of the tax office: 24 letters and digits, with or without hyphens. */
const approvalNumber = v.pipe(
  requiredNumber(40, '승인번호를 입력해주세요.'),
  v.transform((typed) => typed.replaceAll(/[\s-]/g, '').toLowerCase()),
  v.regex(/^[\da-z]{24}$/, '승인번호 24자리를 입력해주세요.'),
);
const OTHER_AMOUNT = '계산서의 금액을 다시 확인해주세요.';
const MAX_AMOUNT = 1_000_000_000;

const shownAmount = v.pipe(
  v.number(OTHER_AMOUNT),
  v.integer(OTHER_AMOUNT),
  v.minValue(-MAX_AMOUNT, OTHER_AMOUNT),
  v.maxValue(MAX_AMOUNT, OTHER_AMOUNT),
);

/** Fields for marking a bill as issued. */
export const markBillRules = { approvalNumber };

export const officeMarkBill = office.post('mark', {
  idempotent: true,
  summary: 'Marks a bill as issued under the tax office’s number; entity is the rows changed',
  input: v.object({
    billNo: rowNumber,
    ...markBillRules,
    /** Sum displayed on the page; rejected if it has changed since. */
    amount: v.optional(shownAmount),
    reason: optionalReason,
  }),
  entity: integer,
});

export const officeReleaseBill = office.post('release', {
  idempotent: true,
  summary: 'Says that a bill of a taken table was not issued: it follows its money again; entity is the rows changed',
  input: v.object({ billNo: rowNumber, reason }),
  entity: integer,
});

/** Maximum bytes of a file of approval numbers; in base64 it still fits into a body of 1 MiB. */
export const MAX_BILL_FILE_BYTES = 700 * 1024;

const file = tableFile(MAX_BILL_FILE_BYTES, '파일이 700KB보다 큽니다. 승인번호와 비고 열만 남겨주세요.');

export const officeCheckBillFile = office.post('file/check', {
  changes: false,
  summary: 'What marking the bills of a file as issued would do, row by row; changes nothing',
  input: v.object({ file }),
  entity: v.object({
    /** Hash of the file and the effect of each row, for `officeEnterBillFile`. */
    fingerprint: v.string(),
    rows: v.array(
      v.object({
        line: integer,
        /** Holder of the bill. */
        bill: v.string(),
        /** Approval number in the row. */
        result: v.string(),
        outcome: wordOf(RESULT_ROW_OUTCOMES),
        message: v.string(),
      }),
    ),
  }),
});

export const officeEnterBillFile = office.post('file', {
  idempotent: true,
  summary: 'Marks the bills of a file exactly as the check showed, or none of them; entity is the bills changed',
  input: v.object({ file, fingerprint: requiredText(64, '파일을 먼저 확인해주세요.'), reason: optionalReason }),
  entity: integer,
});
