import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { integer, requiredText, rowNumber } from '../base/fields.ts';
import { tableFile } from '../base/tableFile.ts';
import { wordOf } from '../base/words.ts';
import { offeringKind, optionalReason } from './fields.ts';

/** Import of the results of one course or exam from a table, with a preview. */

const office = callsFor('qualification', '/api/office/applicants/results');

/** Maximum bytes of a table; in base64, a third longer, it still fits into a body of 1 MiB. */
export const MAX_RESULT_FILE_BYTES = 700 * 1024;
const TOO_LARGE_MESSAGE = '파일이 700KB보다 큽니다. 신청번호와 결과 열만 남겨서 다시 올려주세요.';

const tableOfResults = {
  kind: offeringKind,
  offeringNo: rowNumber,
  file: tableFile(MAX_RESULT_FILE_BYTES, TOO_LARGE_MESSAGE, '결과표 파일을 골라주세요.'),
};

/** Effect of a row. Changing an announced result requests a correction, which another employee decides. */
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
    /** Hash of the file and the effect of each row, for `officeEnterResults`. */
    fingerprint: v.string(),
    rows: v.array(
      v.object({
        /** Line of the file on which the row begins, starting at 1. */
        line: integer,
        /** Applicant according to the row. */
        applicant: v.string(),
        /** Result in the row; empty if none. */
        result: v.string(),
        outcome: wordOf(RESULT_ROW_OUTCOMES),
        /** Explanation of the outcome. */
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
    fingerprint: requiredText(64, '결과표를 먼저 확인해주세요.'),
    reason: optionalReason,
  }),
  entity: integer,
});
