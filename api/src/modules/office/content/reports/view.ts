import { POST_REPORT_STATUS_NAMES } from '@portal/shared/contract/postReport';
import { seoulTimestamp } from '@portal/shared/time';
import { HttpError } from '../../../../errors/errors.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { presentFile } from '../../../files/storedFiles/present.ts';
import { findHiddenReason } from '../../../space/posts/hide.ts';
import { findPostFiles } from '../../../space/posts/store.ts';
import { listReportsOf } from '../../../space/reports/store.ts';
import { linkableMember } from '../../parts/linkableMember.ts';

/** Returns a reported post with its full text, reports and allowed actions. */
export async function viewReportedPost({ postNo }: { postNo: number }, context: MemberContext) {
  const { db } = context;
  const post = await db
    .selectFrom('member_post')
    .select(['kind', 'title', 'writer_masked', 'written_at', 'content', 'image_path', 'is_hidden', 'score', 'subject'])
    .select(['edited_at', 'deleted_at', 'member_no'])
    .where('post_no', '=', postNo)
    .executeTakeFirst();
  const reports = await listReportsOf(db, postNo);
  if (!post || (reports.length === 0 && !post.is_hidden)) throw new HttpError('NOT_FOUND');
  const waits = reports.some(({ status }) => status === 'WAITING');
  return {
    kind: post.kind,
    postNo,
    title: post.title,
    writer: post.writer_masked,
    memberNo: (await linkableMember(context))(post.member_no),
    regDate: seoulTimestamp(post.written_at),
    content: post.content,
    imagePath: post.image_path,
    score: post.score,
    subject: post.subject,
    files: (await findPostFiles(db, postNo)).map(presentFile),
    editedAt: post.edited_at && seoulTimestamp(post.edited_at),
    deletedAt: post.deleted_at && seoulTimestamp(post.deleted_at),
    hiddenReason: await findHiddenReason(db, postNo),
    reports: reports.map((report) => ({
      reportNo: report.report_no,
      reason: report.reason,
      words: report.words,
      statusName: POST_REPORT_STATUS_NAMES[report.status],
      reportedAt: seoulTimestamp(report.reported_at),
    })),
    allowedActions: allowedActions(post, waits),
  };
}

function allowedActions(
  { is_hidden, deleted_at }: { is_hidden: boolean; deleted_at: Date | null },
  waits: boolean,
): ('hide' | 'dismiss' | 'restore')[] {
  if (deleted_at) return waits ? ['dismiss'] : [];
  if (is_hidden) return ['restore'];
  return waits ? ['hide', 'dismiss'] : [];
}
