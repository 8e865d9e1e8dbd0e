import * as v from 'valibot';
import { memberCalls } from '../base/callsFor.ts';
import { integer, lines } from '../base/fields.ts';
import { wordOf } from '../base/words.ts';
import { MAX_GROUP_SEATS } from './groupSeat.ts';

/** Table of a group's people, uploaded by an employer. */

const member = memberCalls('/api/home/manager');

export const GROUP_ROSTER_OUTCOME_NAMES = { ok: '확인', refused: '입력 안 함' } as const;

/** Maximum bytes of a table: fifty rows with further columns. */
export const MAX_GROUP_ROSTER_BYTES = 100 * 1024;

/** Columns of the table, as named in its first row. */
export const GROUP_ROSTER_COLUMNS = ['이름', '휴대폰 번호'] as const;

export const postMapGroupRoster = member.post('postMapGroupRoster', {
  changes: false,
  summary: 'What a table of people says, row by row; changes nothing, and looks nobody up',
  input: v.object({
    /**
     * Base64 of a CSV file with the columns 이름 and 휴대폰 번호; not text, because Excel writes other encodings than UTF-8.
     */
    file: v.optional(
      v.pipe(
        v.string('표 파일을 골라주세요.'),
        v.maxLength(
          Math.ceil(MAX_GROUP_ROSTER_BYTES / 3) * 4,
          `한 번에 ${MAX_GROUP_SEATS}명까지 신청할 수 있습니다. 이름과 휴대폰 번호 열만 남겨서 다시 올려주세요.`,
        ),
        v.base64('파일을 읽을 수 없습니다.'),
      ),
    ),
    /** Pasted text of the table, instead of `file`. */
    csv: v.optional(lines(MAX_GROUP_ROSTER_BYTES)),
  }),
  entity: v.object({
    rows: v.array(
      v.object({
        /** Line of the file on which the row begins, starting at 1. */
        line: integer,
        /** Name in the row. */
        name: v.string(),
        /** Digits only; a leading zero dropped by Excel is restored. */
        userPhone: v.string(),
        outcome: wordOf(GROUP_ROSTER_OUTCOME_NAMES),
        /** Reason of a refusal; otherwise empty. */
        message: v.string(),
      }),
    ),
    /** Rows that can be imported. */
    people: v.array(v.object({ name: v.string(), userPhone: v.string() })),
  }),
});
