import type { FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE_MS, SECOND_MS } from '../clock/durations.ts';
import type { Queries } from '../database/types/tables.ts';
import { HttpError } from '../errors/errors.ts';
import { networkOf } from './network.ts';
import { isForOperators } from './readiness.ts';
import type { Services } from './services.ts';

/** Calls that a process books in one write, so that not every call costs one. */
const MAX_IDLE_BOOKING = 20;

/** Adds `amount` to what a subject has used in the window of `now`, and returns the sum. */
export async function consumeQuota(
  db: Queries,
  subject: string,
  amount: number,
  now: Date,
  windowMs: number,
): Promise<number> {
  const windowStart = new Date(Math.floor(now.getTime() / windowMs) * windowMs);
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

/** Gives back one that a subject has used in the window of `now`. */
export async function returnQuota(db: Queries, subject: string, now: Date, windowMs: number): Promise<void> {
  await db
    .updateTable('rate_limit')
    .set((row) => ({ used: row('used', '-', 1) }))
    .where('subject', '=', subject)
    .where('window_start', '=', new Date(Math.floor(now.getTime() / windowMs) * windowMs))
    .where('used', '>', 0)
    .execute();
}

/** What this process knows of a network in the current minute. */
interface Booked {
  /** Calls left of those that were booked. */
  left: number;
  /** Calls that wait for the booking under way. */
  waiting: number;
  /** The booking under way: there is one at a time, whatever the number of calls. */
  booking: Promise<void> | null;
  /** Nothing is left until the minute ends, so that a flood costs no further writes. */
  isUsedUp: boolean;
}

/** Stage 1: limits the requests of one network in a minute, over all replicas. */
export function rateLimit({ configuration, database, now }: Services) {
  const { callsPerMinute } = configuration;
  const idleBooking = Math.max(1, Math.min(MAX_IDLE_BOOKING, Math.floor(callsPerMinute / 100)));
  let bookedNetworks = new Map<string, Booked>();
  let bookedMinute = 0;

  async function book(network: string, booked: Booked, at: Date): Promise<void> {
    const amount = Math.max(idleBooking, booked.waiting);
    const used = await consumeQuota(database.queries, `ip:${network}`, amount, at, MINUTE_MS);
    booked.left = Math.max(0, Math.min(amount, callsPerMinute - (used - amount)));
    booked.isUsedUp = booked.left === 0;
  }

  /** Takes one call of the network's minute; false when there is none left. */
  async function take(network: string, booked: Booked, at: Date): Promise<boolean> {
    while (booked.left === 0) {
      if (booked.isUsedUp) return false;
      booked.waiting += 1;
      booked.booking ??= Promise.resolve()
        .then(() => book(network, booked, at))
        .finally(() => void (booked.booking = null));
      await booked.booking.finally(() => void (booked.waiting -= 1));
    }
    booked.left -= 1;
    return true;
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (isForOperators(request)) return;
    const at = now();
    const minute = Math.floor(at.getTime() / MINUTE_MS);
    if (minute !== bookedMinute) {
      bookedNetworks = new Map();
      bookedMinute = minute;
    }
    const network = networkOf(request.ip);
    const booked = bookedNetworks.get(network) ?? { left: 0, waiting: 0, booking: null, isUsedUp: false };
    bookedNetworks.set(network, booked);
    if (await take(network, booked, at)) return;
    reply.header('retry-after', Math.ceil(((minute + 1) * MINUTE_MS - at.getTime()) / SECOND_MS));
    throw new HttpError('TOO_MANY');
  };
}
