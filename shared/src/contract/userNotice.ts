import * as v from 'valibot';
import { memberCalls } from './base/callsFor.ts';
import { listOf, paging } from './base/envelope.ts';
import { dateTime, integer, yesNo } from './base/fields.ts';

/** What a member is told about own matters, on the member's own page, and how it is sent. */

const member = memberCalls('/api/user');

/** One thing that the member was told. */
export const userNotice = v.object({
  userNoticeNo: integer,
  title: v.string(),
  content: v.string(),
  /** The page of the portal where the member sees or does more. */
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
    /** Whether the member is reminded of a course or an exam on the day before. */
    dayBefore: v.optional(v.boolean()),
    /** False where this portal sends no mail. */
    hasMail: v.boolean(),
  }),
});

export const updateNoticeChannels = member.patch('noticeChannels', {
  unanswered: '바뀌었는지 ‘마이페이지’에서 먼저 확인해 주십시오.',
  summary:
    'Switches the channels and the reminder of the day before; what must be told is sent even when both are off. Entity is the rows changed',
  input: v.object({
    bySms: yesNo,
    byMail: yesNo,
    /** Left out: as it is. */
    dayBefore: v.optional(yesNo),
  }),
  entity: integer,
});
