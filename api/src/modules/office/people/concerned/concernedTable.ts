import { MEMBER_STATUS_NAMES } from '@portal/shared/contract/office';
import { typedNumber } from '@portal/shared/rules';
import type { Configuration } from '../../../../configuration/configuration.ts';
import { readCsv } from '../../../../csv/readCsv.ts';
import { writeCsv } from '../../../../csv/writeCsv.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import { readDormantRecords } from '../../../user/dormancy/dormantRecord.ts';
import { kindsInAccount, kindsOf } from './dataKinds.ts';

const NUMBER_HEADING = '회원번호';
const HEADINGS = [NUMBER_HEADING, '아이디', '이름', '상태', '휴대폰', '이메일', '저장된 정보'];
/** Members per query. */
const MEMBERS_AT_ONCE = 1000;
/** Upper bound of the number of members. */
const MAX_MEMBERS = 1_000_000;

/** Renders members with their contact data and the kinds of stored data, as a table for notifying them. */
export async function writeConcerned(
  memberNos: readonly number[],
  { db, keys }: { db: Queries; keys: Configuration['encryptionKeys'] },
): Promise<string> {
  const rows: (string | number)[][] = [];
  for (let from = 0; from < memberNos.length; from += MEMBERS_AT_ONCE) {
    const piece = memberNos.slice(from, from + MEMBERS_AT_ONCE);
    const dormant = await readDormantRecords(db, keys, piece);
    const kinds = await kindsOf(db, piece);
    const members = await db
      .selectFrom('member')
      .selectAll()
      .where('member_no', 'in', piece)
      .orderBy('member_no')
      .execute();
    for (const row of members) {
      const member = { ...row, ...dormant.get(row.member_no) };
      rows.push([
        member.member_no,
        member.user_id ?? '',
        member.name ?? '',
        MEMBER_STATUS_NAMES[member.status],
        member.user_phone ?? '',
        member.email ?? '',
        [...kindsInAccount(member), ...(kinds.get(member.member_no) ?? [])].join(', '),
      ]);
    }
  }
  return writeCsv(HEADINGS, rows);
}

/** Reads the distinct member numbers from such a table; null if a row has none. Rows may have been removed since. */
export async function readConcerned(bytes: Uint8Array): Promise<number[] | null> {
  const { columnOf, rows } = await readCsv(bytes, { known: HEADINGS, maxRows: MAX_MEMBERS });
  const column = columnOf([NUMBER_HEADING]);
  const numbers = rows.map(({ cells }) => typedNumber(cells[column] ?? ''));
  return numbers.every((number) => /^[1-9]\d{0,14}$/.test(number)) ? [...new Set(numbers.map(Number))] : null;
}
