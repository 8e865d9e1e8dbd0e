import { sql } from 'kysely';
import type { Queries } from '../../api/src/database/types/tables.ts';
import type { Reading } from './noticeRows.ts';
import type { OfficeReading } from './officeRows.ts';

/** Posts with reports and hidings, and popups, for measuring the office's lists. */

/** Posts awaiting a decision, and as many hidden ones, for any number of decided ones. */
const WAITING = 500;

/** Requires existing members. */
export async function fillOfficeContents(db: Queries, rows: number): Promise<void> {
  await sql`
    insert into member_post (kind, writer_masked, title, summary, content, plain_text, written_at, is_hidden)
    select 'board', '홍*동', '글 ' || n, '본문', '<p>본문</p>', '본문',
      timestamptz '2026-11-20 00:00:00+00' - n * interval '1 minute', n between ${WAITING + 1} and ${2 * WAITING}
    from generate_series(1, ${rows}) as n`.execute(db);
  await sql`
    insert into post_report (post_no, member_no, reason, words, status, reported_at, decided_at)
    select post_no, first_member + row_no % 100, 'abuse', '',
      case when row_no <= ${WAITING} then 'WAITING' when is_hidden then 'UPHELD' else 'DISMISSED' end, written_at,
      case when row_no > ${WAITING} then written_at end
    from (select *, row_number() over (order by post_no) as row_no from member_post) as posts,
      (select min(member_no) as first_member from member) as members`.execute(db);
  await sql`
    insert into post_hiding (post_no, reason, hidden_at, restored_at)
    select post_no, '비방', written_at, case when not is_hidden then written_at end from member_post
    where post_no > (select min(post_no) + ${WAITING - 1} from member_post)`.execute(db);
  await sql`
    insert into popup (title, image_path, top_location, left_location, start_date, end_date)
    select '팝업 ' || n, 'popup.webp', 0, 0, date '2026-12-01' - n % 3000, date '2026-12-10' - n % 3000
    from generate_series(1, ${rows}) as n`.execute(db);
  await sql`vacuum analyze member_post, post_report, post_hiding, popup`.execute(db);
}

export const CONTENT_READINGS: readonly OfficeReading[] = [
  { name: 'reported posts that wait', call: 'officeReports', input: () => ({}) },
  { name: 'hidden posts', call: 'officeReports', input: () => ({ state: 'hidden' }) },
  { name: 'popups, page 1', call: 'officeSiteItems', input: () => ({ kind: 'popup' }) },
  { name: 'popups that run', call: 'officeSiteItems', input: () => ({ kind: 'popup', state: 'running' }) },
];

/** Reads of members and visitors. */
export const VISITOR_READINGS: readonly Reading[] = [
  { name: 'posts as members see them', call: 'getListBoxBoard', inOffice: true, input: () => ({}) },
  { name: 'popups as visitors see them', call: 'getListBoxPopup', input: () => ({}), findsMore: true },
];
