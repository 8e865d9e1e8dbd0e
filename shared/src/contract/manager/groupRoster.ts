import * as v from 'valibot';
import { memberCalls } from '../base/callsFor.ts';
import { integer, lines } from '../base/fields.ts';
import { wordOf } from '../base/words.ts';
import { MAX_GROUP_SEATS } from './groupSeat.ts';

/** The people of a group as a table that an employer uploads. */

const member = memberCalls('/api/home/manager');

export const GROUP_ROSTER_OUTCOME_NAMES = { ok: '확인', refused: '입력 안 함' } as const;

/** Bytes of a table: fifty rows, and room for what else is in it. */
export const MAX_GROUP_ROSTER_BYTES = 100 * 1024;

/** The columns of the table of people, as its first row names them. */
export const GROUP_ROSTER_COLUMNS = ['이름', '휴대폰 번호'] as const;

export const postMapGroupRoster = member.post('postMapGroupRoster', {
  changes: false,
  summary: 'What a table of people says, row by row; changes nothing, and looks nobody up',
  input: v.object({
    /** The bytes of a CSV file with the columns 이름 and 휴대폰 번호, in base64: Excel writes more than UTF-8. */
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
    /** In place of `file`: its text, of what was pasted. */
    csv: v.optional(lines(MAX_GROUP_ROSTER_BYTES)),
  }),
  entity: v.object({
    rows: v.array(
      v.object({
        /** The line of the file on which the row begins, from 1. */
        line: integer,
        /** As the row says it. */
        name: v.string(),
        /** Digits alone; Excel's lost zero at the front is put back. */
        userPhone: v.string(),
        outcome: wordOf(GROUP_ROSTER_OUTCOME_NAMES),
        /** Why it is refused; empty otherwise. */
        message: v.string(),
      }),
    ),
    /** Those that can be taken over. */
    people: v.array(v.object({ name: v.string(), userPhone: v.string() })),
  }),
});
