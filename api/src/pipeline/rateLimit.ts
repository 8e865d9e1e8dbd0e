import type { FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE_MS, SECOND_MS } from '../clock/durations.ts';
import type { Queries } from '../database/tables.ts';
import { HttpError } from './errors.ts';
import type { Services } from './services.ts';

/** Calls that a process books in one write, so that not every call costs one. */
const MAX_BOOKING = 20;

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

/** Stage 1: limits the calls of one IP address in a minute, over all replicas. */
export function rateLimit({ configuration, database, now }: Services) {
  const { callsPerMinute } = configuration;
  const booking = Math.max(1, Math.min(MAX_BOOKING, Math.floor(callsPerMinute / 100)));
  /** Calls left of what this process has booked, by subject. */
  const booked = new Map<string, number>();
  let bookedWindow = 0;

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const at = now();
    const window = Math.floor(at.getTime() / MINUTE_MS);
    if (window !== bookedWindow) {
      booked.clear();
      bookedWindow = window;
    }
    const subject = `ip:${request.ip}`;
    let left = booked.get(subject);
    if (left === undefined || left === 0) {
      const used = await consumeQuota(database.queries, subject, booking, at, MINUTE_MS);
      left = Math.min(booking, callsPerMinute - (used - booking));
    }
    // Negative means blocked until the window ends, so that a flood costs no further writes.
    booked.set(subject, left <= 0 ? -1 : left - 1);
    if (left <= 0) {
      reply.header('retry-after', Math.ceil(((window + 1) * MINUTE_MS - at.getTime()) / SECOND_MS));
      throw new HttpError('TOO_MANY');
    }
  };
}
