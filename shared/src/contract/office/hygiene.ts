import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { listOf, paging } from '../base/envelope.ts';
import { day, integer, requiredText } from '../base/fields.ts';
import { tableFile } from '../base/tableFile.ts';
import { NOT_OFFERED, wordOf } from '../base/words.ts';
import { HYGIENE_STATE_NAMES, type HygieneState } from '../hygiene.ts';
import { optionalReason, reason } from './fields.ts';
import { RESULT_ROW_OUTCOMES } from './resultFile.ts';

/** Completions of hygiene education from the class rooms' files, and members who lack one. */

const office = callsFor('members', '/api/office/hygiene');

const state = v.optional(v.picklist(Object.keys(HYGIENE_STATE_NAMES) as HygieneState[], NOT_OFFERED), 'OVERDUE');

export const officeHygiene = office.get('', {
  shows: { object: 'member', by: 'memberNo', purpose: '위생교육 이수 확인' },
  summary: 'Members with a business by the state of their hygiene education, longest without one first',
  input: v.object({ ...paging, state }),
  entity: listOf(
    v.object({
      memberNo: integer,
      /** Masked. */
      name: v.string(),
      business: v.string(),
      licence: v.string(),
      /** Course that is due. */
      courseName: v.string(),
      /** Day of the newest completion; null if none is known. */
      completedOn: v.nullable(day),
      /** Day of this year's reminder; null if none. */
      remindedOn: v.nullable(day),
    }),
  ),
});

export const officeExportHygiene = office.post('export', {
  stepUp: 'always',
  unanswered: null,
  summary: 'Members in a state of their hygiene education as a CSV table with names and phones; taking it is recorded',
  input: v.object({ state, reason }),
  entity: v.object({ fileName: v.string(), table: v.string(), members: integer }),
});

/** Maximum rows and bytes of a class room's file; in base64 it still fits into a body of 1 MiB. */
export const MAX_HYGIENE_ROWS = 2000;
export const MAX_HYGIENE_FILE_BYTES = 700 * 1024;

const file = tableFile(MAX_HYGIENE_FILE_BYTES, '파일이 700KB보다 큽니다. 나누어 올려주세요.');

export const officeCheckHygieneFile = office.post('file/check', {
  changes: false,
  summary: 'What entering the completions of a file would do, row by row; changes nothing',
  input: v.object({ file }),
  entity: v.object({
    /** Hash of the file and the effect of each row, for `officeEnterHygieneFile`. */
    fingerprint: v.string(),
    rows: v.array(
      v.object({
        line: integer,
        /** Holder in the row, masked. */
        member: v.string(),
        /** Number of the completion in the row. */
        result: v.string(),
        outcome: wordOf(RESULT_ROW_OUTCOMES),
        message: v.string(),
      }),
    ),
  }),
});

export const officeEnterHygieneFile = office.post('file', {
  idempotent: true,
  summary: 'Enters the completions of a file exactly as the check showed, or none of them; entity is the completions',
  input: v.object({ file, fingerprint: requiredText(64, '파일을 먼저 확인해주세요.'), reason: optionalReason }),
  entity: integer,
});
