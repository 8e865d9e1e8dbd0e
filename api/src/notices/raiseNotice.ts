import { sql } from 'kysely';
import { DAY_MS } from '../clock/durations.ts';
import { prepareWrite, type ParameterOf } from '../database/preparedQuery.ts';
import type { Queries } from '../database/types/tables.ts';
import { NOTICES } from './notices.ts';
import type { NoticeEvent, NoticeValues } from './values.ts';

/** How long sending is of use where the notice itself does not say: over a night, and a failure of the gateway. */
const USEFUL_MS = 2 * DAY_MS;

interface NewNotice<Event extends NoticeEvent> {
  event: Event;
  memberNo: number;
  /** The row that it is about; see `NoticeValues`. */
  subjectNo: number;
  values: NoticeValues[Event];
  /** A phone that is the member's no longer, and is told beside the channels that the member has chosen. */
  formerPhone?: string | null;
}

interface NoticeRow {
  memberNo: number;
  event: NoticeEvent;
  subjectNo: number;
  title: string;
  content: string;
  path: string;
  now: Date;
  until: Date;
  formerPhone: string | null;
}

// The lock makes a withdrawal that is under way finish first: nothing is left of a member who has gone.
const insertNotice = prepareWrite((db, value: ParameterOf<NoticeRow>) =>
  sql`
    insert into member_notice (member_no, event, subject_no, title, content, path, raised_at, useful_until,
      former_phone)
    select member_no, ${value('event')}::text, ${value('subjectNo')}::bigint, ${value('title')}::text,
      ${value('content')}::text, ${value('path')}::text, ${value('now')}::timestamptz, ${value('until')}::timestamptz,
      ${value('formerPhone')}::text
    from member where member_no = ${value('memberNo')} and status <> 'WITHDRAWN' for key share
    on conflict on constraint member_notice_once do nothing`.compile(db),
);

/**
 * Tells a member of an event, in the transaction that makes it happen; a job sends it afterwards. The same event of the
 * same subject is told once, and a member who has left is told nothing.
 */
export async function raiseNotice<Event extends NoticeEvent>(
  { event, memberNo, subjectNo, values, formerPhone = null }: NewNotice<Event>,
  { db, now }: { db: Queries; now: Date },
): Promise<void> {
  const { usefulUntil, write } = NOTICES[event];
  const { title, content, page } = write(values);
  const until = usefulUntil?.(values) ?? new Date(now.getTime() + USEFUL_MS);
  await insertNotice(db, {
    memberNo,
    event,
    subjectNo,
    title,
    content,
    path: page.path,
    now,
    until,
    formerPhone,
  });
}
