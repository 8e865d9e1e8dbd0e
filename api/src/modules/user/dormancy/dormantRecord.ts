import type { Configuration } from '../../../configuration/configuration.ts';
import type { Queries } from '../../../database/tables.ts';
import type { MemberRow } from '../../../database/tables/user.ts';
import { seal, unseal } from '../../../secrets/seal.ts';

type Keys = Configuration['encryptionKeys'];

/** Columns that a dormant account does not need for its release: id, password, name and phone stay. */
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
type DormantColumns = Pick<MemberRow, (typeof DORMANT_COLUMNS)[number]>;

const sealContextOf = (memberNo: number) => `dormant_record:sealed:${memberNo}`;
const pickApart = (valueOf: (column: (typeof DORMANT_COLUMNS)[number]) => unknown) =>
  Object.fromEntries(DORMANT_COLUMNS.map((column) => [column, valueOf(column)])) as DormantColumns;

/** Moves them to a table of their own, sealed. */
export async function storeDormantRecord(db: Queries, keys: Keys, member: MemberRow): Promise<void> {
  const apart = pickApart((column) => member[column]);
  await db
    .insertInto('dormant_record')
    .values({ member_no: member.member_no, sealed: seal(keys, JSON.stringify(apart), sealContextOf(member.member_no)) })
    .onConflict((conflict) =>
      conflict.column('member_no').doUpdateSet((row) => ({ sealed: row.ref('excluded.sealed') })),
    )
    .execute();
  await db
    .updateTable('member')
    .set(pickApart(() => null))
    .where('member_no', '=', member.member_no)
    .execute();
}

/** Takes them back; nothing where none were moved. */
export async function takeDormantRecord(db: Queries, keys: Keys, memberNo: number): Promise<Partial<DormantColumns>> {
  const row = await db
    .deleteFrom('dormant_record')
    .where('member_no', '=', memberNo)
    .returning('sealed')
    .executeTakeFirst();
  return row ? (JSON.parse(unseal(keys, row.sealed, sealContextOf(memberNo))) as DormantColumns) : {};
}
