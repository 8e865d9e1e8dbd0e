import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Envelope } from '@portal/shared/contract';
import type { Queries } from '../database/tables.ts';
import { envelopeOfBusinessError } from './envelope.ts';
import { BusinessError, HttpError } from './errors.ts';
import type { ReceivedFile } from './uploads/receivedFile.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;

export interface KeyedWork {
  /** The Idempotency-Key header; undefined when there was none. */
  key: string | undefined;
  callName: string;
  memberNo: number;
  input: unknown;
  file: ReceivedFile | null;
  now: Date;
}

/**
 * Stage 6: work under an Idempotency-Key is done once; a repeat gets the same envelope, a business error included. The
 * transaction that does the work stores the envelope, so that both exist or neither; its lock ends with it, so that a
 * process that dies blocks nobody.
 */
export async function withIdempotency(
  db: Queries,
  keyed: KeyedWork,
  work: () => Promise<Envelope<unknown>>,
): Promise<Envelope<unknown>> {
  const { key, callName, memberNo } = keyed;
  if (key === undefined) return work();
  const lock = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${memberNo}:${callName}:${key}`}, 0)) as held`.execute(db);
  if (!lock.rows[0]?.held) throw new HttpError('STILL_RUNNING');

  const earlier = await findEarlierAnswer(db, keyed);
  if (earlier) return earlier;

  const envelope = await rollbackOnBusinessError(db, work);
  await db
    .insertInto('idempotency_key')
    .values({
      member_no: memberNo,
      call_name: callName,
      idempotency_key: key,
      input_hash: hashOf(keyed),
      envelope: JSON.stringify(envelope),
      created_at: keyed.now,
    })
    .execute();
  return envelope;
}

/** The answer that was given under the key before; null when there is none. */
export async function findEarlierAnswer(db: Queries, keyed: KeyedWork): Promise<Envelope<unknown> | null> {
  const { key, callName, memberNo } = keyed;
  if (key === undefined) return null;
  if (!KEY.test(key))
    throw new HttpError('MALFORMED', {
      issues: [{ path: 'Idempotency-Key', message: '형식이 올바르지 않습니다.' }],
    });
  const earlier = await db
    .selectFrom('idempotency_key')
    .select(['envelope', 'input_hash'])
    .where('member_no', '=', memberNo)
    .where('call_name', '=', callName)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (!earlier) return null;
  if (!hashOf(keyed).equals(earlier.input_hash)) throw new HttpError('KEY_REUSED');
  return JSON.parse(earlier.envelope) as Envelope<unknown>;
}

/** A thrown business error undoes only the work, not the transaction, which still has to store its envelope. */
async function rollbackOnBusinessError(
  db: Queries,
  work: () => Promise<Envelope<unknown>>,
): Promise<Envelope<unknown>> {
  await sql`savepoint before_handler`.execute(db);
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    await sql`rollback to savepoint before_handler`.execute(db);
    return envelopeOfBusinessError(error);
  }
}

function hashOf({ input, file }: KeyedWork): Buffer {
  const hash = createHash('sha256').update(JSON.stringify(input));
  if (file) hash.update(file.fileName).update(file.hash);
  return hash.digest();
}
