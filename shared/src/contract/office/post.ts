import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { listOf, paging } from '../base/envelope.ts';
import { dateTime, integer, requiredNumber, rowNumber, text } from '../base/fields.ts';
import { certificateStatus } from '../base/statuses.ts';
import { tableFile } from '../base/tableFile.ts';
import { NOT_OFFERED, wordOf } from '../base/words.ts';
import { carrier } from '../manager/posting.ts';
import { MAX_CERTIFICATES_AT_ONCE } from './certificate.ts';

/** Posting of certificates. Employees with `post` see names and addresses but no other data of a member. */

const office = callsFor('post', '/api/office/posts');

export const POST_NEED_NAMES = { toSend: '보낼 우편', sent: '보낸 우편' } as const;
export type PostNeed = keyof typeof POST_NEED_NAMES;

/** Columns and rows of a label sheet (A4, each label 63.5 × 33.9 mm). */
export const LABEL_COLUMNS = 3;
export const LABEL_ROWS = 8;
export const LABELS_PER_SHEET = LABEL_COLUMNS * LABEL_ROWS;

/** Maximum bytes of a file of tracking numbers; in base64, a third longer, it still fits into a body of 1 MiB. */
export const MAX_TRACKING_FILE_BYTES = 700 * 1024;

export const officePosts = office.post('', {
  shows: 'recorded',
  summary:
    'Certificates to be posted, what has waited longest first, or those that were; each look is in the audit log',
  input: v.object({ ...paging, need: v.optional(wordOf(POST_NEED_NAMES), 'toSend') }),
  entity: listOf(
    v.object({
      /** Printed on the label and used in the table of tracking numbers. */
      certificateNo: integer,
      /** Empty once the holder has withdrawn. */
      name: v.string(),
      /** All three are empty if the member has given no address. */
      postCode: v.string(),
      address: v.string(),
      address2: v.string(),
      issuedAt: dateTime,
      labelledAt: v.nullable(dateTime),
      /** True if the address was changed after the label was printed. */
      isLabelOld: v.boolean(),
      sentAt: v.nullable(dateTime),
      /** Both are empty if the tracking number is unknown. */
      carrierName: v.string(),
      trackingNumber: v.string(),
    }),
  ),
});

export const officePrintLabels = office.post('labels', {
  stepUp: 'always',
  unanswered: null,
  answer: 'file',
  summary: 'Labels of these certificates in their order, as a PDF file of A4 sheets; each is in the audit log',
  input: v.object({
    certificateNos: v.pipe(
      v.array(rowNumber),
      v.minLength(1, '라벨을 인쇄할 우편을 한 건 이상 골라주세요.'),
      v.maxLength(MAX_CERTIFICATES_AT_ONCE, `한 번에 ${MAX_CERTIFICATES_AT_ONCE}건까지 고를 수 있습니다.`),
    ),
    /** First unused label of the first sheet. */
    firstLabel: v.optional(
      v.pipe(
        v.number(NOT_OFFERED),
        v.integer(NOT_OFFERED),
        v.minValue(1, NOT_OFFERED),
        v.maxValue(LABELS_PER_SHEET, NOT_OFFERED),
      ),
      1,
    ),
  }),
  entity: v.null(),
});

export const officeSendPost = office.post('send', {
  idempotent: true,
  summary: 'Records that a card is in the post, and under which number; of one that was sent, corrects the number',
  input: v.object({
    certificateNo: rowNumber,
    carrier,
    trackingNumber: requiredNumber(20, '송장번호를 입력해주세요.'),
  }),
  entity: certificateStatus,
});

const TOO_LARGE_MESSAGE = '파일이 700KB보다 큽니다. 발송번호와 송장번호 열만 남겨서 다시 올려주세요.';
const tableOfNumbers = {
  /** Carrier of rows that do not name one. */
  carrier,
  file: tableFile(MAX_TRACKING_FILE_BYTES, TOO_LARGE_MESSAGE, '송장 파일을 골라주세요.'),
};

/** Effect of a row of the table. */
export const TRACKING_OUTCOME_NAMES = { send: '발송 기록', unchanged: '그대로', refused: '기록 안 함' } as const;
export type TrackingOutcome = keyof typeof TRACKING_OUTCOME_NAMES;

export const officeCheckTracking = office.post('tracking/check', {
  changes: false,
  summary: 'What recording the numbers of a table would do, row by row; changes nothing',
  input: v.object(tableOfNumbers),
  entity: v.object({
    /** Hash of the file and the effect of each row, for `officeEnterTracking`. */
    fingerprint: v.string(),
    rows: v.array(
      v.object({
        /** Line of the file on which the row begins, starting at 1. */
        line: integer,
        /** Recipient according to the row. */
        recipient: v.string(),
        trackingNumber: v.string(),
        outcome: wordOf(TRACKING_OUTCOME_NAMES),
        /** Explanation of the outcome. */
        message: v.string(),
      }),
    ),
  }),
});

export const officeEnterTracking = office.post('tracking', {
  idempotent: true,
  summary: 'Records the numbers of a table exactly as the check showed, or none of them; entity is the cards sent',
  input: v.object({ ...tableOfNumbers, fingerprint: text(64) }),
  entity: integer,
});
