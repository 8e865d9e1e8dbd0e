import { seoulTimestamp } from '@portal/shared/time';
import { MINUTE_MS, SECOND_MS } from '../../../clock/durations.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { MemberRow } from '../../../database/types/tables/user.ts';
import { HttpError } from '../../../errors/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { networkOf } from '../../../pipeline/network.ts';
import { consumeQuota, readQuota } from '../../../pipeline/rateLimit.ts';
import { hashOfToken } from '../../../pipeline/session.ts';
import { findMember, lockMember } from '../account/store.ts';
import { refuseMarketing } from '../consents/marketingChoice.ts';

/** Unknown codes that one network may try in a minute. */
const MAX_WRONG_PER_MINUTE = 60;

type LinkContext = Pick<CallContext, 'db' | 'now' | 'ip' | 'retryAfter' | 'afterRefusal'>;

/** Returns whether the member of a link agrees to advertising. */
export async function viewRefusal({ code }: { code: string }, context: CallContext) {
  const member = await findMember(context.db, await memberOf(code, context));
  return present(member, context.db);
}

/** Ends the consent of a link's member, without a login: of nobody else, and once. */
export async function refuseByLink({ code }: { code: string }, context: LinkContext) {
  const { db } = context;
  const memberNo = await memberOf(code, context);
  const member = await lockMember(db, memberNo);
  if (member) await refuseMarketing(member, 'link', context);
  return present(await findMember(db, memberNo), db);
}

/**
 * Number of the member to whom a link was sent. Unknown codes are counted after the transaction.
 * @throws HttpError 404 for an unknown code, 429 if a network tries too often
 */
async function memberOf(code: string, { db, now, ip, retryAfter, afterRefusal }: LinkContext): Promise<number> {
  const subject = `refusal-link:${networkOf(ip)}`;
  if ((await readQuota(db, subject, now, MINUTE_MS)) >= MAX_WRONG_PER_MINUTE) {
    retryAfter(Math.ceil((MINUTE_MS - (now.getTime() % MINUTE_MS)) / SECOND_MS));
    throw new HttpError('TOO_MANY');
  }
  const recipient = await db
    .selectFrom('bulletin_recipient')
    .select('member_no')
    .where('token_hash', '=', hashOfToken(code))
    .executeTakeFirst();
  if (recipient) return recipient.member_no;
  afterRefusal(async (database) => {
    await consumeQuota(database, subject, 1, now, MINUTE_MS);
  });
  throw new HttpError('NOT_FOUND');
}

async function present(member: MemberRow | undefined, db: Queries) {
  if (!member) throw new HttpError('NOT_FOUND');
  if (member.agree_marketing_at !== null) return { isAgreed: true, refusedAt: null };
  const refusal = await db
    .selectFrom('consent')
    .select('given_at')
    .where('member_no', '=', member.member_no)
    .where('text', '=', 'marketing')
    .where('is_given', '=', false)
    .orderBy('given_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { isAgreed: false, refusedAt: refusal ? seoulTimestamp(refusal.given_at) : null };
}
