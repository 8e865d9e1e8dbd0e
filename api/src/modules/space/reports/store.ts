import { sql, type Insertable } from 'kysely';
import type { PostReportStatus } from '@portal/shared/contract/postReport';
import type { Queries } from '../../../database/types/tables.ts';
import type { PostKind, PostReportTable } from '../../../database/types/tables/space.ts';

/** Locks a post, so that decisions about it are serialised. */
export const lockPost = (db: Queries, postNo: number) =>
  db
    .selectFrom('member_post')
    .select(['post_no', 'kind', 'member_no', 'title', 'is_hidden', 'deleted_at', 'replied_to'])
    .where('post_no', '=', postNo)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Locks a visible post, or a reply to a visible one; waits for an employee who is hiding it. */
export const findShownPost = (db: Queries, kind: PostKind, postNo: number) =>
  db
    .selectFrom('member_post')
    .select(['post_no', 'member_no'])
    .where(
      sql<boolean>`(replied_to is null
        or exists (select from member_post as post where post.post_no = member_post.replied_to and not post.is_hidden))`,
    )
    .where('post_no', '=', postNo)
    .where('kind', '=', kind)
    .where('is_hidden', '=', false)
    .forShare()
    .executeTakeFirst();

/** Number of reports by a member since a time. Locks the member, so that concurrent reports count each other. */
export async function countReportsOf(db: Queries, memberNo: number, since: Date): Promise<number> {
  await db.selectFrom('member').select('member_no').where('member_no', '=', memberNo).forNoKeyUpdate().execute();
  const { reports } = await db
    .selectFrom('post_report')
    .select(({ fn }) => fn.countAll<number>().as('reports'))
    .where('member_no', '=', memberNo)
    .where('reported_at', '>', since)
    .executeTakeFirstOrThrow();
  return reports;
}

/** Adds a report and returns its number; null if the member has already reported the post. */
export async function insertReport(db: Queries, report: Insertable<PostReportTable>): Promise<number | null> {
  const row = await db
    .insertInto('post_report')
    .values(report)
    .onConflict((conflict) => conflict.constraint('post_report_once').doNothing())
    .returning('report_no')
    .executeTakeFirst();
  return row?.report_no ?? null;
}

/** All reports of a post, oldest first. */
export const listReportsOf = (db: Queries, postNo: number) =>
  db
    .selectFrom('post_report')
    .select(['report_no', 'reason', 'words', 'status', 'reported_at'])
    .where('post_no', '=', postNo)
    .orderBy('report_no')
    .execute();

/** Stores the decision about a report; the caller has locked its post. */
export const writeReportStatus = (
  db: Queries,
  { reportNo, to, now }: { reportNo: number; to: PostReportStatus; now: Date },
) => db.updateTable('post_report').set({ status: to, decided_at: now }).where('report_no', '=', reportNo).execute();
