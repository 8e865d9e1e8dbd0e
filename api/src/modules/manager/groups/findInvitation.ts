import { MINUTE_MS, SECOND_MS } from '../../../clock/durations.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { HttpError } from '../../../errors/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { networkOf } from '../../../pipeline/network.ts';
import { consumeQuota } from '../../../pipeline/rateLimit.ts';
import { hashOfToken } from '../../../pipeline/session.ts';

/** Tries of one network in a minute: plenty for a kitchen of people behind one address. */
const MAX_INVITATIONS_PER_MINUTE = 60;

/** Counts a try. @throws HttpError 429 where a network tries too often */
export async function countTry({ db, now, ip, retryAfter }: CallContext): Promise<void> {
  const used = await consumeQuota(db, `group-invitation:${networkOf(ip)}`, 1, now, MINUTE_MS);
  if (used <= MAX_INVITATIONS_PER_MINUTE) return;
  retryAfter(Math.ceil((MINUTE_MS - (now.getTime() % MINUTE_MS)) / SECOND_MS));
  throw new HttpError('TOO_MANY');
}

/** The seat that a link leads to; undefined where the code is unknown, or another link was sent since. */
export const findSeatByCode = (code: string, db: Queries) =>
  db.selectFrom('group_seat').selectAll().where('code_hash', '=', hashOfToken(code)).executeTakeFirst();
