import * as v from 'valibot';
import { memberCalls } from './base/callsFor.ts';
import { listOf, paging } from './base/envelope.ts';
import { dateTime, integer, yesNo } from './base/fields.ts';

/** Notices to a member on the member's own page, and the channels by which they are sent. */

const member = memberCalls('/api/user');

/** One notice. */
export const userNotice = v.object({
  userNoticeNo: integer,
  title: v.string(),
  content: v.string(),
  /** Page of the portal with details or actions. */
  path: v.string(),
  regDate: dateTime,
});
export type UserNotice = v.InferOutput<typeof userNotice>;

export const getListBoxUserNotice = member.get('notices', {
  summary: 'What the member was told about own applications, money and certificates, newest first',
  input: v.object(paging),
  entity: listOf(userNotice),
});

export const fetchNoticeChannels = member.get('fetchNoticeChannels', {
  summary: 'How the member is told of own matters beside the portal',
  input: v.object({}),
  entity: v.object({
    bySms: v.boolean(),
    byMail: v.boolean(),
    /** True if the member is reminded on the day before a course or exam. */
    dayBefore: v.optional(v.boolean()),
    /** False if this portal sends no mail. */
    hasMail: v.boolean(),
  }),
});

export const updateNoticeChannels = member.patch('noticeChannels', {
  unanswered: '바뀌었는지 ‘마이페이지’에서 먼저 확인해주세요.',
  summary:
    'Switches the channels and the reminder of the day before; what must be told is sent even when both are off. Entity is the rows changed',
  input: v.object({
    bySms: yesNo,
    byMail: yesNo,
    /** If omitted, unchanged. */
    dayBefore: v.optional(yesNo),
  }),
  entity: integer,
});
