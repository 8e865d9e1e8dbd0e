import { sql } from 'kysely';
import type { Configuration } from '../../../configuration/configuration.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { keyedHash } from '../../../secrets/keyedHash.ts';

type Keys = Configuration['encryptionKeys'];

export interface NewCode {
  browserHash: Buffer;
  name: string;
  userPhone: string;
  code: string;
  sentAt: Date;
  expiresAt: Date;
}

/** Maximum tries per code; the specification leaves the number open. */
const MAX_TRIES = 5;

/** Keyed, because all six-digit codes can be tried against a plain hash at once. */
const hashOfCode = (keys: Keys, userPhone: string, code: string) =>
  keyedHash(keys, 'verification code', `${userPhone} ${code}`);

export async function insertCode(db: Queries, keys: Keys, code: NewCode): Promise<number> {
  const { code_no } = await db
    .insertInto('verification_code')
    .values({
      browser_hash: code.browserHash,
      name: code.name,
      user_phone: code.userPhone,
      code_hash: hashOfCode(keys, code.userPhone, code.code),
      sent_at: code.sentAt,
      expires_at: code.expiresAt,
    })
    .returning('code_no')
    .executeTakeFirstOrThrow();
  return code_no;
}

export type CodeVerdict = 'matched' | 'wrong' | 'expired' | 'triesExceeded';

/**
 * Compares a code with the newest one of this browser and phone. Counting the try, comparing and consuming are one
 * statement: of any number of concurrent tries, five are compared and at most one succeeds.
 */
export async function tryCode(
  db: Queries,
  keys: Keys,
  { browserHash, userPhone, code, now }: { browserHash: Buffer; userPhone: string; code: string; now: Date },
): Promise<{ verdict: CodeVerdict; name: string }> {
  const newestCode = sql`
    select code_no from verification_code
    where browser_hash = ${browserHash} and user_phone = ${userPhone} order by code_no desc limit 1`;
  const {
    rows: [compared],
  } = await sql<{ matched: boolean; name: string }>`
    update verification_code set
      attempts = attempts + 1,
      used_at = case when code_hash = ${hashOfCode(keys, userPhone, code)} then ${now}::timestamptz end
    where code_no = (${newestCode})
      and attempts < ${MAX_TRIES} and used_at is null and expires_at > ${now}
    returning used_at is not null as matched, name`.execute(db);
  if (compared) return { verdict: compared.matched ? 'matched' : 'wrong', name: compared.name };

  const {
    rows: [rejected],
  } = await sql<{ used_at: Date | null; expires_at: Date }>`
    select used_at, expires_at from verification_code where code_no = (${newestCode})`.execute(db);
  return { verdict: verdictOf(rejected, now), name: '' };
}

/** Reason why a code was not compared. */
function verdictOf(code: { used_at: Date | null; expires_at: Date } | undefined, now: Date): CodeVerdict {
  if (!code || code.used_at !== null) return 'wrong';
  return code.expires_at <= now ? 'expired' : 'triesExceeded';
}
