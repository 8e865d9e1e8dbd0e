import { sql } from 'kysely';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '../../../clock/durations.ts';
import { HttpError } from '../../../errors/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { networkOf } from '../../../pipeline/network.ts';
import { keyedHash } from '../../../secrets/keyedHash.ts';
import { lockAccount } from './lock.ts';

/** Wrong passwords for one id in a row after which a network has to pause. */
const MAX_FOR_ID = 10;
/** The first pause; each further wrong password doubles it, up to the longest: 1, 2, 4, 8, 15 minutes. */
const FIRST_PAUSE_MS = MINUTE_MS;
const MAX_PAUSE_MS = 15 * MINUTE_MS;
const MAX_DOUBLINGS = 4;
/**
 * Wrong passwords for one id in a row, from all networks together, that lock the account, because many networks guess
 * at it. The pauses keep a single network below this number within a day.
 */
const MAX_FOR_ACCOUNT = 100;
/** Maximum of a count that never leads to a pause. */
const NO_PAUSE = 2 ** 31 - 1;
/** Time after which wrong passwords are forgotten, if there is no further one. */
const FORGOTTEN_AFTER_MS = DAY_MS;

type AttemptContext = Pick<CallContext, 'db' | 'now' | 'ip' | 'configuration'>;

/** Counted subject, and the number of wrong passwords that leads to a pause. */
interface Count {
  subject: Buffer;
  maximum: number;
}

function countsOf(userId: string, { ip, configuration }: AttemptContext) {
  const { encryptionKeys, failedLoginsPerNetwork } = configuration;
  const network = networkOf(ip);
  const id = userId.toLowerCase();
  const subject = (text: string) => keyedHash(encryptionKeys, 'failed logins', text);
  return {
    network: { subject: subject(`network ${network}`), maximum: failedLoginsPerNetwork },
    idFromNetwork: { subject: subject(`id ${id} from ${network}`), maximum: MAX_FOR_ID },
    id: { subject: subject(`id ${id}`), maximum: NO_PAUSE },
  } satisfies Record<string, Count>;
}

async function pausedUntil({ subject }: Count, { db, now }: AttemptContext): Promise<Date | null> {
  const row = await db
    .selectFrom('failed_login')
    .select('paused_until')
    .where('subject', '=', subject)
    .where('paused_until', '>', now)
    .executeTakeFirst();
  return row?.paused_until ?? null;
}

/** Rejects a network that has tried too many passwords, for any ids, before a hash is computed for it. */
export async function refusePausedNetwork(context: AttemptContext & Pick<CallContext, 'retryAfter'>): Promise<void> {
  const until = await pausedUntil(countsOf('', context).network, context);
  if (until === null) return;
  context.retryAfter(Math.ceil((until.getTime() - context.now.getTime()) / SECOND_MS));
  throw new HttpError('TOO_MANY');
}

/** Returns true while this network may not try passwords of this id; a right one is then rejected like a wrong one. */
export const isPaused = async (userId: string, context: AttemptContext): Promise<boolean> =>
  (await pausedUntil(countsOf(userId, context).idFromNetwork, context)) !== null;

/**
 * Counts a wrong password; tries during a pause add nothing. The same statements run for an unknown, a paused and any
 * other id, so that the response time reveals nothing. Must be called in a transaction.
 */
export async function countWrongPassword(userId: string, context: AttemptContext): Promise<void> {
  const { network, idFromNetwork, id } = countsOf(userId, context);
  const amount = (await isPaused(userId, context)) ? 0 : 1;
  // Always in this order, to avoid a deadlock of two attempts.
  await count(network, 1, context);
  await count(idFromNetwork, amount, context);
  if ((await count(id, amount, context)) < MAX_FOR_ACCOUNT) return;
  await context.db.deleteFrom('failed_login').where('subject', '=', id.subject).execute();
  await lockAccount(userId, context);
}

/** Adds to a count and returns it; reaching the maximum starts a pause. */
async function count({ subject, maximum }: Count, amount: 0 | 1, { db, now }: AttemptContext): Promise<number> {
  const isForgotten = sql`earlier.failed_at < ${new Date(now.getTime() - FORGOTTEN_AFTER_MS)}::timestamptz`;
  const failures = sql`case when ${isForgotten} then 0 else earlier.failures end + ${amount}::int`;
  const pauseMs = sql`least(
    ${MAX_PAUSE_MS}::float8,
    ${FIRST_PAUSE_MS}::float8 * 2 ^ least((${failures}) - ${maximum}::int, ${MAX_DOUBLINGS}::int)
  )`;
  const {
    rows: [row],
  } = await sql<{ failures: number }>`
    insert into failed_login as earlier (subject, failures, failed_at, paused_until)
    values (${subject}, ${amount}, ${now}, ${now})
    on conflict (subject) do update set
      failures = ${failures},
      failed_at = excluded.failed_at,
      paused_until = case
        when ${amount}::int = 1 and (${failures}) >= ${maximum}::int
        then ${now}::timestamptz + ${pauseMs} * interval '1 millisecond'
        else earlier.paused_until end
    returning failures`.execute(db);
  if (!row) throw new Error('a wrong password was not counted');
  return row.failures;
}

/** Forgets the wrong passwords of an id after the right one, or after a new password was set. */
export async function forgetWrongPasswords(userId: string, context: AttemptContext): Promise<void> {
  const { idFromNetwork, id } = countsOf(userId, context);
  await context.db.deleteFrom('failed_login').where('subject', 'in', [idFromNetwork.subject, id.subject]).execute();
}
