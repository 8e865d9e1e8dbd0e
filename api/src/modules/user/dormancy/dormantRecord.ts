import type { Configuration } from '../../../configuration/configuration.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { MemberRow } from '../../../database/types/tables/user.ts';
import { seal, unseal } from '../../../secrets/seal.ts';
import { sealContextOf } from '../../../secrets/sealedColumns.ts';

type Keys = Configuration['encryptionKeys'];

/**
 * Columns that a dormant account stores separately: all but those needed for its release (id, password, name and
 * phone).
 */
const DORMANT_COLUMNS = [
  'user_birth',
  'email',
  'post_code',
  'user_address',
  'user_address2',
  'industry_type',
  'lcns_no',
  'bssh_nm',
  'busn_type_nm',
  'prsdnt_nm_secu',
  'site_addr',
] as const;
type DormantColumn = (typeof DORMANT_COLUMNS)[number];
type DormantColumns = Pick<MemberRow, DormantColumn>;

const contextOfRow = (memberNo: number) => sealContextOf('dormant_record:sealed', memberNo);
const dormantColumns = (valueOf: (column: DormantColumn) => unknown) =>
  Object.fromEntries(DORMANT_COLUMNS.map((column) => [column, valueOf(column)])) as DormantColumns;

/** Moves the columns to their own table, sealed. */
export async function storeDormantRecord(db: Queries, keys: Keys, member: MemberRow): Promise<void> {
  const memberNo = member.member_no;
  const text = JSON.stringify(dormantColumns((column) => member[column]));
  await db
    .insertInto('dormant_record')
    .values({ member_no: memberNo, sealed: seal(keys, text, contextOfRow(memberNo)) })
    .onConflict((conflict) =>
      conflict.column('member_no').doUpdateSet((row) => ({ sealed: row.ref('excluded.sealed') })),
    )
    .execute();
  await db
    .updateTable('member')
    .set(dormantColumns(() => null))
    .where('member_no', '=', memberNo)
    .execute();
}

/** Removes the columns from that table and returns them; an empty object if none were stored. */
export async function takeDormantRecord(db: Queries, keys: Keys, memberNo: number): Promise<Partial<DormantColumns>> {
  const row = await db
    .deleteFrom('dormant_record')
    .where('member_no', '=', memberNo)
    .returning('sealed')
    .executeTakeFirst();
  return row ? (JSON.parse(unseal(keys, row.sealed, contextOfRow(memberNo))) as DormantColumns) : {};
}

/** Reads the columns without removing them; an empty object if none are stored. */
export async function readDormantRecord(db: Queries, keys: Keys, memberNo: number): Promise<Partial<DormantColumns>> {
  const row = await db
    .selectFrom('dormant_record')
    .select('sealed')
    .where('member_no', '=', memberNo)
    .executeTakeFirst();
  return row ? (JSON.parse(unseal(keys, row.sealed, contextOfRow(memberNo))) as DormantColumns) : {};
}

/** Stored columns of each of these members that is dormant. */
export async function readDormantRecords(
  db: Queries,
  keys: Keys,
  memberNos: readonly number[],
): Promise<ReadonlyMap<number, DormantColumns>> {
  const rows = await db.selectFrom('dormant_record').selectAll().where('member_no', 'in', memberNos).execute();
  return new Map(
    rows.map(({ member_no: memberNo, sealed }) => [
      memberNo,
      JSON.parse(unseal(keys, sealed, contextOfRow(memberNo))) as DormantColumns,
    ]),
  );
}
