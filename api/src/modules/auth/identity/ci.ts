import type { Configuration } from '../../../configuration/configuration.ts';
import { sqlStateOf, UNIQUE_VIOLATION } from '../../../database/transaction.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { BusinessError } from '../../../errors/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { keyedHash } from '../../../secrets/keyedHash.ts';
import { seal } from '../../../secrets/seal.ts';
import { sealContextOf } from '../../../secrets/sealedColumns.ts';

type Keys = Configuration['encryptionKeys'];

const hashOf = (keys: Keys, ci: string) => keyedHash(keys, 'ci', ci);

/** Hashes under every key: another key may have been the first when the member was identified. */
const hashesOf = (keys: Keys, ci: string) => keys.map((key) => hashOf([key], ci));

/** Number of the account that belongs to this person; undefined if no account is linked to the CI. */
export async function findMemberNoByCi(db: Queries, keys: Keys, ci: string): Promise<number | undefined> {
  const found = await db
    .selectFrom('member_ci')
    .select('member_no')
    .where('ci_hash', 'in', hashesOf(keys, ci))
    .executeTakeFirst();
  return found?.member_no;
}

/** Returns true if the account is linked to another person's CI. */
export async function isOfAnother(db: Queries, keys: Keys, memberNo: number, ci: string): Promise<boolean> {
  const known = await db.selectFrom('member_ci').select('ci_hash').where('member_no', '=', memberNo).executeTakeFirst();
  return known !== undefined && !hashesOf(keys, ci).some((hash) => hash.equals(known.ci_hash));
}

/** Links an account to a person's CI. @throws BusinessError if another account of the person was linked meanwhile. */
export async function rememberCi(
  { memberNo, ci }: { memberNo: number; ci: string },
  { db, now, configuration: { encryptionKeys: keys } }: Pick<CallContext, 'db' | 'now' | 'configuration'>,
): Promise<void> {
  try {
    await db
      .insertInto('member_ci')
      .values({
        member_no: memberNo,
        ci_hash: hashOf(keys, ci),
        ci_sealed: seal(keys, ci, sealContextOf('member_ci:ci_sealed', memberNo)),
        learnt_at: now,
      })
      .onConflict((conflict) => conflict.column('member_no').doNothing())
      .execute();
  } catch (error) {
    if (sqlStateOf(error) === UNIQUE_VIOLATION) throw new BusinessError('PERSON_HAS_ACCOUNT');
    throw error;
  }
}
