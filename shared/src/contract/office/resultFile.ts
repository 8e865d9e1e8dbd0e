import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { integer, requiredText, rowNumber } from '../base/fields.ts';
import { wordOf } from '../base/words.ts';
import { offeringKind, optionalReason } from './fields.ts';

/** Results of one course or exam out of a table: what the table would do is shown first. */

const office = callsFor('qualification', '/api/office/applicants/results');

/** Bytes of a table. In base64, which is a third longer, it still fits into a body of 1 MiB. */
export const MAX_RESULT_FILE_BYTES = 700 * 1024;
const TOO_LARGE_MESSAGE = '파일이 700KB보다 큽니다. 신청번호와 결과 열만 남겨서 다시 올려 주세요.';

const tableOfResults = {
  kind: offeringKind,
  offeringNo: rowNumber,
  /** The bytes of a CSV file, in base64. */
  file: v.pipe(
    v.string('결과표 파일을 골라 주세요.'),
    v.nonEmpty('결과표 파일을 골라 주세요.'),
    v.maxLength(Math.ceil(MAX_RESULT_FILE_BYTES / 3) * 4, TOO_LARGE_MESSAGE),
    v.base64('파일을 읽을 수 없습니다.'),
  ),
};

/** What a row of the table does; another result than an announced one is a correction that somebody else decides. */
export const RESULT_ROW_OUTCOMES = {
  enter: '입력',
  propose: '정정 요청',
  unchanged: '그대로',
  refused: '입력 안 함',
} as const;
export type ResultRowOutcome = keyof typeof RESULT_ROW_OUTCOMES;

export const officeCheckResults = office.post('check', {
  changes: false,
  summary: 'What entering the results of a table would do, row by row; changes nothing',
  input: v.object(tableOfResults),
  entity: v.object({
    /** Names the file and what each of its rows does, for `officeEnterResults`. */
    fingerprint: v.string(),
    rows: v.array(
      v.object({
        /** The line of the file on which the row begins, from 1. */
        line: integer,
        /** Whom the row is about, as it says itself. */
        applicant: v.string(),
        /** The result that it gives; empty where there is none. */
        result: v.string(),
        outcome: wordOf(RESULT_ROW_OUTCOMES),
        /** What changes, or why nothing does. */
        message: v.string(),
      }),
    ),
  }),
});

export const officeEnterResults = office.post('', {
  idempotent: true,
  summary:
    'Enters the results of a table exactly as the check showed, or none of them; entity is the applicants changed',
  input: v.object({
    ...tableOfResults,
    fingerprint: requiredText(64, '결과표를 먼저 확인해 주세요.'),
    reason: optionalReason,
  }),
  entity: integer,
});
