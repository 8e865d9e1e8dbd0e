import { sql, type Kysely } from 'kysely';

/** Each batch is a transaction of its own, and what is done is not found again. */
export const outsideTransaction = true;

const ROWS_AT_ONCE = 500;

/** Marks of direction, zero-width blanks, soft hyphens, control characters: never seen, between any letters. */
const INVISIBLE =
  '[\\u0001-\\u0008\\u000E-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B\\u200E\\u200F\\u202A-\\u202E\\u2060-\\u2069\\uFEFF]';
/** Every kind of blank and line end, and letters that are drawn as none. */
const BLANK =
  '[\\s\\u00A0\\u115F\\u1160\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u2800\\u3000\\u3164\\uFFA0]+';
const WIDE = String.fromCharCode(...Array.from({ length: 94 }, (_, index) => 0xff01 + index));
const NARROW = String.fromCharCode(...Array.from({ length: 94 }, (_, index) => 0x21 + index));

/** Names as new ones are stored, so that a search finds them; a name of nothing is left for the office to correct. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const composed = sql`normalize(btrim(regexp_replace(
    regexp_replace(translate(name, ${sql.lit(WIDE)}, ${sql.lit(NARROW)}), ${sql.lit(INVISIBLE)}, '', 'g'),
    ${sql.lit(BLANK)}, ' ', 'g')), nfc)`;
  let changed: number;
  do {
    const { numAffectedRows = 0n } = await sql`
      update member set name = ${composed}
      where member_no in (
        select member_no from member where name <> ${composed} and ${composed} <> '' limit ${sql.lit(ROWS_AT_ONCE)}
      )`.execute(db);
    changed = Number(numAffectedRows);
  } while (changed === ROWS_AT_ONCE);
}
