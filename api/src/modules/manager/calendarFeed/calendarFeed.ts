import { Readable } from 'node:stream';
import { calendarFile } from '@portal/shared/calendarFile';
import { calls, type Calls, type CallValue } from '@portal/shared/contract';
import { seoulTimestamp } from '@portal/shared/time';
import { DAY_MS } from '../../../clock/durations.ts';
import { HttpError } from '../../../errors/errors.ts';
import type { CallContext, MemberContext } from '../../../pipeline/handler.ts';
import { hashOfToken } from '../../../pipeline/session.ts';
import { newToken } from '../../user/session/session.ts';
import { ownEvents } from './ownEvents.ts';

/** Returns since when the member's dates have an address. */
export async function viewCalendarFeed(_input: object, { db, caller }: MemberContext) {
  const feed = await db
    .selectFrom('calendar_feed')
    .select('created_at')
    .where('member_no', '=', caller.memberNo)
    .executeTakeFirst();
  return { since: feed ? seoulTimestamp(feed.created_at) : null };
}

/** Replaces the address of the member's dates, or removes it. Only a hash is stored, so that it is answered once. */
export async function setCalendarFeed(
  { isWanted }: CallValue<Calls['postMapCalendarFeed']>,
  { db, now, caller, configuration }: MemberContext,
): Promise<{ address: string | null }> {
  if (!isWanted) {
    await db.deleteFrom('calendar_feed').where('member_no', '=', caller.memberNo).execute();
    return { address: null };
  }
  const token = newToken();
  const row = { token_hash: hashOfToken(token), created_at: now, used_at: now };
  await db
    .insertInto('calendar_feed')
    .values({ member_no: caller.memberNo, ...row })
    .onConflict((conflict) => conflict.column('member_no').doUpdateSet(row))
    .execute();
  return {
    address: `${configuration.origins[0]}${calls.getCalendarFeed.path}?${new URLSearchParams({ feed: token })}`,
  };
}

/** Sends the dates of the member to whom the address belongs; 404 for an unknown or ended one. */
export async function sendCalendarFeed(
  { feed: token }: CallValue<Calls['getCalendarFeed']>,
  { db, now, configuration, sendFile }: CallContext,
): Promise<null> {
  const feed = await db
    .selectFrom('calendar_feed')
    .select(['member_no', 'used_at'])
    .where('token_hash', '=', hashOfToken(token))
    .executeTakeFirst();
  if (!feed) throw new HttpError('NOT_FOUND');
  const { member_no: memberNo, used_at } = feed;
  // An address that no program has read for a year ends (retention).
  if (now.getTime() - used_at.getTime() > DAY_MS)
    await db.updateTable('calendar_feed').set({ used_at: now }).where('member_no', '=', memberNo).execute();
  const events = await ownEvents(db, { memberNo, origin: configuration.origins[0] });
  const file = Buffer.from(calendarFile(events, now));
  sendFile({
    size: file.byteLength,
    mediaType: 'text/calendar; charset=utf-8',
    etag: null,
    headers: { 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' },
    read: () => Promise.resolve(Readable.from(file, { objectMode: false })),
  });
  return null;
}
