import { MINUTE_MS, SECOND_MS } from '../../../clock/durations.ts';
import type { GroupSeatRow } from '../../../database/types/tables/group.ts';
import { HttpError } from '../../../errors/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { networkOf } from '../../../pipeline/network.ts';
import { consumeQuota, readQuota } from '../../../pipeline/rateLimit.ts';
import { hashOfToken } from '../../../pipeline/session.ts';

/** Unknown codes that one network may try in a minute. */
const MAX_WRONG_PER_MINUTE = 60;

/**
 * Seat of a link; undefined if the code is unknown, or a newer link was sent. Such a try is counted after the
 * transaction, so that a kitchen of people behind one IP address need not wait for one another.
 * @throws HttpError 429 if a network tries too often
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
