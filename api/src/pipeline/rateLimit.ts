import type { FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE_MS, SECOND_MS } from '../clock/durations.ts';
import type { Queries } from '../database/types/tables.ts';
import { HttpError } from '../errors/errors.ts';
import { networkOf } from './network.ts';
import { isForOperators } from './operatorPaths.ts';
import type { Services } from './services.ts';

/** Largest reservation without waiting calls: not every call costs a write. */
const MAX_IDLE_RESERVATION = 20;

const windowStartOf = (now: Date, windowMs: number) => new Date(Math.floor(now.getTime() / windowMs) * windowMs);

/** Adds `amount` to the usage of a subject in the window of `now`, and returns the sum. */
export async function consumeQuota(
  db: Queries,
  subject: string,
  amount: number,
  now: Date,
  windowMs: number,
): Promise<number> {
  const windowStart = windowStartOf(now, windowMs);
  const row = await db
    .insertInto('rate_limit')
    .values({
      subject,
      window_start: windowStart,
      window_end: new Date(windowStart.getTime() + windowMs),
      used: amount,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['subject', 'window_start'])
        .doUpdateSet((update) => ({ used: update('rate_limit.used', '+', amount) })),
    )
    .returning('used')
    .executeTakeFirstOrThrow();
  return row.used;
}

/** Returns the usage of a subject in the window of `now`. */
export async function readQuota(db: Queries, subject: string, now: Date, windowMs: number): Promise<number> {
  const row = await db
    .selectFrom('rate_limit')
    .select('used')
    .where('subject', '=', subject)
    .where('window_start', '=', windowStartOf(now, windowMs))
    .executeTakeFirst();
  return row?.used ?? 0;
}

/** Gives back one unit that a subject used in the window of `now`. */
export async function returnQuota(db: Queries, subject: string, now: Date, windowMs: number): Promise<void> {
  await db
    .updateTable('rate_limit')
    .set((row) => ({ used: row('used', '-', 1) }))
    .where('subject', '=', subject)
    .where('window_start', '=', windowStartOf(now, windowMs))
    .where('used', '>', 0)
    .execute();
}

/** This process's state of a network in the current minute. */
interface ReservedCalls {
  /** Reserved calls that are left. */
  left: number;
  /** Calls waiting for the running reservation. */
  waiting: number;
  /** The running reservation; there is at most one, for any number of calls. */
  reservation: Promise<void> | null;
  /** True once nothing is left until the minute ends, so that a flood costs no further writes. */
  isUsedUp: boolean;
}

/** Stage 1: limits the requests of a network per minute, over all replicas. */
export function rateLimit({ configuration, database, now }: Services) {
  const { callsPerMinute } = configuration;
  const idleReservation = Math.max(1, Math.min(MAX_IDLE_RESERVATION, Math.floor(callsPerMinute / 100)));
  let reservedByNetwork = new Map<string, ReservedCalls>();
  let reservedMinute = 0;

  async function reserve(network: string, reserved: ReservedCalls, at: Date): Promise<void> {
    const amount = Math.max(idleReservation, reserved.waiting);
    const used = await consumeQuota(database.queries, `ip:${network}`, amount, at, MINUTE_MS);
    reserved.left = Math.max(0, Math.min(amount, callsPerMinute - (used - amount)));
    reserved.isUsedUp = reserved.left === 0;
  }

  /** Takes one call of the network's minute; false if none is left. */
  async function take(network: string, reserved: ReservedCalls, at: Date): Promise<boolean> {
    while (reserved.left === 0) {
      if (reserved.isUsedUp) return false;
      reserved.waiting += 1;
      reserved.reservation ??= Promise.resolve()
        .then(() => reserve(network, reserved, at))
        .finally(() => void (reserved.reservation = null));
      await reserved.reservation.finally(() => void (reserved.waiting -= 1));
    }
    reserved.left -= 1;
    return true;
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (isForOperators(request)) return;
    const at = now();
    const minute = Math.floor(at.getTime() / MINUTE_MS);
    if (minute !== reservedMinute) {
      reservedByNetwork = new Map();
      reservedMinute = minute;
    }
    const network = networkOf(request.ip);
    const reserved = reservedByNetwork.get(network) ?? { left: 0, waiting: 0, reservation: null, isUsedUp: false };
    reservedByNetwork.set(network, reserved);
    if (await take(network, reserved, at)) return;
    reply.header('retry-after', Math.ceil(((minute + 1) * MINUTE_MS - at.getTime()) / SECOND_MS));
    throw new HttpError('TOO_MANY');
  };
}
