import { MINUTE_MS, SECOND_MS } from '../../../clock/durations.ts';
import type { GroupSeatRow } from '../../../database/types/tables/group.ts';
import { HttpError } from '../../../errors/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { networkOf } from '../../../pipeline/network.ts';
import { consumeQuota, readQuota } from '../../../pipeline/rateLimit.ts';
import { hashOfToken } from '../../../pipeline/session.ts';

/** Codes of one network in a minute that lead nowhere. */
const MAX_WRONG_PER_MINUTE = 60;

/**
 * The seat that a link leads to; undefined where the code is unknown, or another link was sent since. That is counted
 * once the transaction is over: a kitchen of people behind one address does not wait for one another.
 * @throws HttpError 429 where a network tries too often
 */
export async function findSeatByCode(code: string, context: CallContext): Promise<GroupSeatRow | undefined> {
  const { db, now, ip, retryAfter, afterRefusal } = context;
  const subject = `group-invitation:${networkOf(ip)}`;
  if ((await readQuota(db, subject, now, MINUTE_MS)) >= MAX_WRONG_PER_MINUTE) {
    retryAfter(Math.ceil((MINUTE_MS - (now.getTime() % MINUTE_MS)) / SECOND_MS));
    throw new HttpError('TOO_MANY');
  }
  const seat = await db
    .selectFrom('group_seat')
    .selectAll()
    .where('code_hash', '=', hashOfToken(code))
    .executeTakeFirst();
  if (!seat)
    afterRefusal(async (database) => {
      await consumeQuota(database, subject, 1, now, MINUTE_MS);
    });
  return seat;
}
