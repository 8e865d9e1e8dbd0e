import type { Configuration } from '../../../configuration/configuration.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { seal, unseal } from '../../../secrets/seal.ts';
import { sealContextOf } from '../../../secrets/sealedColumns.ts';
import type { OldHash } from './formats.ts';

type Keys = Configuration['encryptionKeys'];

const contextOfRow = (memberNo: number) => sealContextOf('old_password:sealed', memberNo);

interface MemberHash {
  memberNo: number;
  hash: OldHash;
}

/** Stores old hashes sealed: unlike argon2, most of them are guessed in seconds by a reader of the database. */
export async function storeOldHashes(
  hashes: readonly MemberHash[],
  { db, keys, now }: { db: Queries; keys: Keys; now: Date },
): Promise<void> {
  if (hashes.length === 0) return;
  await db
    .insertInto('old_password')
    .values(
      hashes.map(({ memberNo, hash }) => ({
        member_no: memberNo,
        sealed: seal(keys, JSON.stringify(hash), contextOfRow(memberNo)),
        imported_at: now,
      })),
    )
    .execute();
}

export async function findOldHash(db: Queries, keys: Keys, memberNo: number): Promise<OldHash | undefined> {
  const row = await db.selectFrom('old_password').select('sealed').where('member_no', '=', memberNo).executeTakeFirst();
  return row && (JSON.parse(unseal(keys, row.sealed, contextOfRow(memberNo))) as OldHash);
}
