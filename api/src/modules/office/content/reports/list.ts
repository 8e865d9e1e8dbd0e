import { sql } from 'kysely';
import type { Calls, CallValue } from '@portal/shared/contract';
import type { PostReportReason, ReportedKind } from '@portal/shared/contract/postReport';
import { seoulTimestamp } from '@portal/shared/time';
import { countRows, toPage, type Paging } from '../../../../database/page.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { linkableMember } from '../../parts/linkableMember.ts';

interface ListedPost {
  post_no: number;
  kind: ReportedKind;
  title: string;
  writer_masked: string;
  member_no: number | null;
  written_at: Date;
  since: Date;
  hidden_reason: string | null;
}

/** Lists posts with waiting reports, oldest report first, or hidden posts, last hidden first. */
export async function listReportedPosts(
  { state, ...paging }: CallValue<Calls['officeReports']>,
  context: MemberContext,
) {
  const { db } = context;
  const page = state === 'waiting' ? await fetchWaiting(db, paging) : await fetchHidden(db, paging);
  const reports = await listWaitingReports(
    db,
    page.rows.map(({ post_no }) => post_no),
  );
  const linkable = await linkableMember(context);
  return toPage(page, paging, (row) => {
    const own = reports.filter(({ post_no }) => post_no === row.post_no);
    return {
      kind: row.kind,
      postNo: row.post_no,
      title: row.title,
      writer: row.writer_masked,
      memberNo: linkable(row.member_no),
      regDate: seoulTimestamp(row.written_at),
      since: seoulTimestamp(row.since),
      reports: own.length,
      reasons: [...new Set<PostReportReason>(own.map(({ reason }) => reason))],
      hiddenReason: row.hidden_reason,
    };
  });
}

/** One row per post, by its oldest waiting report. The index yields the order, so the page needs no sort. */
async function fetchWaiting(db: Queries, { page, limit }: Paging) {
  const { rows } = await sql<ListedPost>`
    select post.post_no, post.kind, post.title, post.writer_masked, post.member_no, post.written_at, report.reported_at as since,
      null as hidden_reason
    from post_report as report join member_post as post on post.post_no = report.post_no
    where report.status = 'WAITING' and not exists (
      select from post_report as earlier
      where earlier.post_no = report.post_no and earlier.status = 'WAITING' and earlier.report_no < report.report_no
    )
    order by report.reported_at, report.report_no limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  const { posts } = await db
    .selectFrom('post_report')
    .select(({ fn }) => fn.count<number>('post_no').distinct().as('posts'))
    .where('status', '=', 'WAITING')
    .executeTakeFirstOrThrow();
  return { rows, totalRow: posts };
}

async function fetchHidden(db: Queries, { page, limit }: Paging) {
  const hidden = db
    .selectFrom('post_hiding')
    .innerJoin('member_post', 'member_post.post_no', 'post_hiding.post_no')
    .where('post_hiding.restored_at', 'is', null)
    .select(['member_post.post_no', 'member_post.kind', 'member_post.title', 'member_post.writer_masked'])
    .select('member_post.member_no')
    .select(['member_post.written_at', 'post_hiding.hidden_at as since', 'post_hiding.reason as hidden_reason'])
    .orderBy('post_hiding.hidden_at', 'desc')
    .orderBy('post_hiding.hiding_no', 'desc');
  const rows = await hidden
    .limit(limit)
    .offset((page - 1) * limit)
    .$castTo<ListedPost>()
    .execute();
  return { rows, totalRow: await countRows(hidden) };
}

const listWaitingReports = async (db: Queries, postNos: readonly number[]) =>
  postNos.length === 0
    ? []
    : db
        .selectFrom('post_report')
        .select(['post_no', 'reason'])
        .where('post_no', 'in', postNos)
        .where('status', '=', 'WAITING')
        .orderBy('report_no')
        .execute();
