import { sql } from 'kysely';
import { DAY_MS } from '../clock/durations.ts';
import type { Queries } from '../database/tables.ts';
import type { NoticeEvent, NoticeFacts } from './facts.ts';
import { NOTICES } from './notices.ts';

/** How long sending is of use where the notice itself does not say: over a night, and a failure of the gateway. */
const USEFUL_MS = 2 * DAY_MS;

interface NewNotice<Event extends NoticeEvent> {
  event: Event;
  memberNo: number;
  /** The row that it is about; see `NoticeFacts`. */
  subjectNo: number;
  facts: NoticeFacts[Event];
}

/**
 * Tells a member of an event, in the transaction that makes it happen; a job sends it afterwards. The same event of the
 * same subject is told once, and a member who has left is told nothing. Answers whether it is new.
 */
export async function raiseNotice<Event extends NoticeEvent>(
  { event, memberNo, subjectNo, facts }: NewNotice<Event>,
  { db, now }: { db: Queries; now: Date },
): Promise<boolean> {
  const { usefulUntil, write } = NOTICES[event];
  const { title, content, page } = write(facts);
  const until = usefulUntil?.(facts) ?? new Date(now.getTime() + USEFUL_MS);
  // The lock makes a withdrawal that is under way finish first: nothing is left of a member who has gone.
  const { rows } = await sql`
    insert into member_notice (member_no, event, subject_no, title, content, path, raised_at, useful_until)
    select member_no, ${event}::text, ${subjectNo}::bigint, ${title}::text, ${content}::text, ${page.path}::text,
      ${now}::timestamptz, ${until}::timestamptz
    from member where member_no = ${memberNo} and status <> 'WITHDRAWN' for key share
    on conflict on constraint member_notice_once do nothing
    returning 1`.execute(db);
  return rows.length === 1;
}
