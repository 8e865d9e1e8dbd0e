import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Envelope } from '@portal/shared/contract';
import { prepareQuery, prepareWrite, type ParameterOf } from '../database/preparedQuery.ts';
import { constraintOf, inTransaction } from '../database/transaction.ts';
import type { Queries } from '../database/types/tables.ts';
import { BusinessError, HttpError } from '../errors/errors.ts';
import { envelopeOfBusinessError } from './envelope.ts';
import type { ReceivedFile } from './uploads/receivedFile.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;

export interface KeyedWork {
  /** The Idempotency-Key header; undefined if it is missing. */
  key: string | undefined;
  callName: string;
  memberNo: number;
  input: unknown;
  file: ReceivedFile | null;
  now: Date;
}

/** Constraint that refuses a second response under the same key. */
const ONE_ANSWER = 'idempotency_key_pkey';

/**
 * Stage 6: does work under an Idempotency-Key once; a repeat gets the same envelope, also that of a business error. The
 * transaction of the work stores the envelope, so that both exist or neither; its lock ends with it, so that a crashed
 * process blocks nobody. A business error rolls the transaction back, and its envelope is stored afterwards.
 */
export async function withIdempotency(
  db: Queries,
  keyed: KeyedWork,
  work: (transaction: Queries) => Promise<Envelope<unknown>>,
): Promise<Envelope<unknown>> {
  if (keyed.key === undefined) return inTransaction(db, work);
  try {
    return await inTransaction(db, async (transaction) => {
      const earlier = await takeKey(transaction, keyed);
      if (earlier) return earlier;
      const envelope = await work(transaction);
      await writeAnswer(transaction, answerValuesOf(keyed, envelope));
      return envelope;
    });
  } catch (error) {
    if (error instanceof BusinessError) {
      const refusal = envelopeOfBusinessError(error);
      const stored = await storeRefusal(db, answerValuesOf(keyed, refusal));
      if (stored.length === 1) return refusal;
    } else if (constraintOf(error) !== ONE_ANSWER) throw error;
    const answer = await findEarlierAnswer(db, keyed);
    if (!answer) throw new HttpError('STILL_RUNNING');
    return answer;
  }
}

interface KeyValues {
  memberNo: number;
  callName: string;
  key: string;
}
interface StoredAnswer {
  envelope: string;
  input_hash: Buffer;
}

/**
 * Locks the key and looks up its response in one statement. It sees what was stored when it began: `writeAnswer`
 * detects a response stored between that and the lock.
 */
const lockKey = prepareQuery((db, value: ParameterOf<KeyValues & { subject: string }>) =>
  sql<{ held: boolean; envelope: string | null; input_hash: Buffer | null }>`
    select locked.held, answered.envelope, answered.input_hash
    from (select pg_try_advisory_xact_lock(hashtextextended(${value('subject')}::text, 0)) as held) as locked
    left join idempotency_key as answered on answered.member_no = ${value('memberNo')}::bigint
      and answered.call_name = ${value('callName')} and answered.idempotency_key = ${value('key')}`.compile(db),
);

async function takeKey(transaction: Queries, keyed: KeyedWork): Promise<Envelope<unknown> | null> {
  const values = keyValuesOf(keyed);
  const subject = `${values.memberNo}:${values.callName}:${values.key}`;
  const [found] = await lockKey(transaction, { ...values, subject });
  if (!found?.held) throw new HttpError('STILL_RUNNING');
  const { envelope, input_hash } = found;
  return envelope === null || input_hash === null ? null : answerOf(keyed, { envelope, input_hash });
}

type AnswerValues = KeyValues & StoredAnswer & { now: Date };

const answerInsert = (value: ParameterOf<AnswerValues>) => sql`
  insert into idempotency_key (member_no, call_name, idempotency_key, input_hash, envelope, created_at)
  values (${value('memberNo')}, ${value('callName')}, ${value('key')}, ${value('input_hash')}, ${value('envelope')},
    ${value('now')})`;

/** Stores the response as the last statement of the transaction, which rolls back if the key already has one. */
const writeAnswer = prepareWrite((db, value: ParameterOf<AnswerValues>) => answerInsert(value).compile(db));

/** Stores the response of a business error; returns no row if the key already has one. */
const storeRefusal = prepareQuery((db, value: ParameterOf<AnswerValues>) =>
  sql<{ member_no: number }>`${answerInsert(value)} on conflict do nothing returning member_no`.compile(db),
);

const answerValuesOf = (keyed: KeyedWork, envelope: Envelope<unknown>): AnswerValues => ({
  ...keyValuesOf(keyed),
  input_hash: hashOf(keyed),
  envelope: JSON.stringify(envelope),
  now: keyed.now,
});

/** The earlier response under the key; null if there is none. */
export async function findEarlierAnswer(db: Queries, keyed: KeyedWork): Promise<Envelope<unknown> | null> {
  if (keyed.key === undefined) return null;
  const { memberNo, callName, key } = keyValuesOf(keyed);
  const earlier = await db
    .selectFrom('idempotency_key')
    .select(['envelope', 'input_hash'])
    .where('member_no', '=', memberNo)
    .where('call_name', '=', callName)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return earlier ? answerOf(keyed, earlier) : null;
}

function answerOf(keyed: KeyedWork, { envelope, input_hash }: StoredAnswer): Envelope<unknown> {
  if (!hashOf(keyed).equals(input_hash)) throw new HttpError('KEY_REUSED');
  return JSON.parse(envelope) as Envelope<unknown>;
}

/** @throws HttpError MALFORMED if the key is not well-formed */
function keyValuesOf({ memberNo, callName, key = '' }: KeyedWork): KeyValues {
  if (KEY.test(key)) return { memberNo, callName, key };
  throw new HttpError('MALFORMED', { issues: [{ path: 'Idempotency-Key', message: '형식이 올바르지 않습니다.' }] });
}

function hashOf({ input, file }: KeyedWork): Buffer {
  const hash = createHash('sha256').update(JSON.stringify(input));
  if (file) hash.update(file.fileName).update(file.hash);
  return hash.digest();
}
