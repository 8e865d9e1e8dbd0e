import type { Configuration } from '../../../configuration/configuration.ts';
import { sqlStateOf, UNIQUE_VIOLATION } from '../../../database/transaction.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { BusinessError } from '../../../errors/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { keyedHash } from '../../../secrets/keyedHash.ts';
import { seal } from '../../../secrets/seal.ts';

type Keys = Configuration['encryptionKeys'];

const hashOf = (keys: Keys, ci: string) => keyedHash(keys, 'ci', ci);

/** Under each of the keys: one may have been the first when a member was identified. */
const hashesOf = (keys: Keys, ci: string) => keys.map((key) => hashOf([key], ci));

/** The number of the one account that this person has; undefined where nobody's is known to be theirs. */
export async function findMemberNoByCi(db: Queries, keys: Keys, ci: string): Promise<number | undefined> {
  const found = await db
    .selectFrom('member_ci')
    .select('member_no')
    .where('ci_hash', 'in', hashesOf(keys, ci))
    .executeTakeFirst();
  return found?.member_no;
}

/** Whether the account is known to be somebody else's. */
export async function isOfAnother(db: Queries, keys: Keys, memberNo: number, ci: string): Promise<boolean> {
  const known = await db.selectFrom('member_ci').select('ci_hash').where('member_no', '=', memberNo).executeTakeFirst();
  return known !== undefined && !hashesOf(keys, ci).some((hash) => hash.equals(known.ci_hash));
}

/** Whose account it is, from now on. @throws BusinessError where the person has got another one meanwhile. */
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
        ci_sealed: seal(keys, ci, `member_ci:ci_sealed:${memberNo}`),
        learnt_at: now,
      })
      .onConflict((conflict) => conflict.column('member_no').doNothing())
      .execute();
  } catch (error) {
    if (sqlStateOf(error) === UNIQUE_VIOLATION) throw new BusinessError('PERSON_HAS_ACCOUNT');
    throw error;
  }
}
