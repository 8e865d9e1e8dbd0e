import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queries } from '../database/tables.ts';
import { HttpError } from './errors.ts';
import type { Services } from './services.ts';

const MINUTE_MS = 60_000;
/** Calls that a process books at once, so that not every call costs a write. */
const BOOKING_SIZE = 20;

/** Takes `amount` of what a subject may use in the window of `now`; answers how much is used with it. */
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
    .values({ subject, window_start: windowStart, used: amount })
    .onConflict((conflict) =>
      conflict
        .columns(['subject', 'window_start'])
        .doUpdateSet((update) => ({ used: update('rate_limit.used', '+', amount) })),
    )
    .returning('used')
    .executeTakeFirstOrThrow();
  return row.used;
}

/** Stage 1: bounds the calls of one client address in a minute, over all replicas. */
export function rateLimit({ configuration, database, now }: Services) {
  const { callsPerMinute } = configuration;
  const atOnce = Math.max(1, Math.min(BOOKING_SIZE, Math.floor(callsPerMinute / 100)));
  const booked = new Map<string, number>();
  let windowOfBooked = 0;

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const moment = now();
    const window = Math.floor(moment.getTime() / MINUTE_MS);
    if (window !== windowOfBooked) {
      booked.clear();
      windowOfBooked = window;
    }
    const subject = `address:${request.ip}`;
    let left = booked.get(subject);
    if (left === undefined || left === 0) {
      const used = await consumeQuota(database.queries, subject, atOnce, moment, MINUTE_MS);
      left = Math.min(atOnce, callsPerMinute - (used - atOnce));
    }
    // Below zero stands for the rest of the minute: one who floods costs no more writes.
    booked.set(subject, left <= 0 ? -1 : left - 1);
    if (left <= 0) {
      reply.header('retry-after', Math.ceil(((window + 1) * MINUTE_MS - moment.getTime()) / 1000));
      throw new HttpError('TOO_MANY');
    }
  };
}
