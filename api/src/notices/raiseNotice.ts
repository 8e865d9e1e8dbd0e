import { sql } from 'kysely';
import { DAY_MS } from '../clock/durations.ts';
import { maskAccounts } from '../content/accountNumbers.ts';
import { prepareWrite, type ParameterOf } from '../database/preparedQuery.ts';
import type { Queries } from '../database/types/tables.ts';
import { NOTICES } from './notices.ts';
import type { NoticeEvent, NoticeValues } from './values.ts';

/** Default time until a notice expires: it covers a night and an outage of the gateway. */
const USEFUL_MS = 2 * DAY_MS;

interface NewNotice<Event extends NoticeEvent> {
  event: Event;
  memberNo: number;
  /** Number of the row that the event is about; see `NoticeValues`. */
  subjectNo: number;
  values: NoticeValues[Event];
  /** The member's previous phone, notified in addition to the chosen channels. */
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

// The lock waits for a running withdrawal, so that no row remains of a withdrawn member.
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

const withMaskedReason = <Values extends object>(values: Values): Values =>
  'reason' in values && typeof values.reason === 'string' ? { ...values, reason: maskAccounts(values.reason) } : values;

/**
 * Stores a notice in the transaction of its event; a job sends it later. An event is stored once for each subject, and
 * never for a withdrawn member. Account numbers in an employee's reason are masked.
 */
export async function raiseNotice<Event extends NoticeEvent>(
  { event, memberNo, subjectNo, values, formerPhone = null }: NewNotice<Event>,
  { db, now }: { db: Queries; now: Date },
): Promise<void> {
  const { usefulUntil, write } = NOTICES[event];
  const { title, content, page } = write(withMaskedReason(values));
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
