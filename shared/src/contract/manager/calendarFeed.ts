import * as v from 'valibot';
import { memberCalls, publicCalls } from '../base/callsFor.ts';
import { dateTime, requiredText, yesNo } from '../base/fields.ts';

/** Subscription (webcal) of a calendar program to the own dates of a member, by an address shown to the member once. */

const member = memberCalls('/api/home/manager');

export const getMapCalendarFeed = member.get('getMapCalendarFeed', {
  summary: "Since when calendar programs may read the member's dates",
  input: v.object({}),
  entity: v.object({
    /** Null without an address. */
    since: v.nullable(dateTime),
  }),
});

export const postMapCalendarFeed = member.post('postMapCalendarFeed', {
  unanswered: '주소를 다시 만들어주세요. 앞서 만든 주소는 쓰이지 않습니다.',
  summary: "Makes a new address of the member's dates, or ends it; a former address ends with either",
  input: v.object({ isWanted: yesNo }),
  entity: v.object({
    /** The only answer with it; null if ended. */
    address: v.nullable(v.string()),
  }),
});

export const getCalendarFeed = publicCalls('/api/home/manager').get('getCalendarFeed', {
  answer: 'file',
  summary: "A member's own dates as an iCalendar file (RFC 5545), for calendar programs",
  input: v.object({ feed: requiredText(100, '달력 주소가 올바르지 않습니다.') }),
  entity: v.null(),
});
