import type { Calls, CallValue } from '@portal/shared/contract';
import { maskName } from '@portal/shared/format';
import { seoulTimestamp } from '@portal/shared/time';
import { requireNoAccount } from '../../../content/accountNumbers.ts';
import { paragraphs, plainWords, summaryOf } from '../../../content/cleanContent.ts';
import { toPage } from '../../../database/page.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { BusinessError, HttpError } from '../../../errors/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { lockOwnPost } from '../posts/ownPosts.ts';
import { findViews, insertPost } from '../posts/store.ts';
import { fetchReplies } from './store.ts';

/** Lists the replies to a post that the member may read. */
export async function listReplies(
  { kind, postNo, ...paging }: CallValue<Calls['getListBoxReply']>,
  { db, caller }: MemberContext,
) {
  if (!(await findViews(db, kind, postNo, caller.memberNo))) throw new HttpError('NOT_FOUND');
  return toPage(await fetchReplies(db, postNo, paging), paging, (row) => {
    const isMine = row.member_no === caller.memberNo;
    return {
      replyNo: row.post_no,
      content: row.plain_text,
      writer: isMine ? caller.name : row.writer_masked,
      regDate: seoulTimestamp(row.written_at),
      editedAt: row.edited_at && seoulTimestamp(row.edited_at),
      isMine,
    };
  });
}

/** Writes a reply to a post and returns its number. */
export async function writeReply(
  { kind, postNo, content }: CallValue<Calls['postIntReply']>,
  { db, caller, now }: MemberContext,
): Promise<number> {
  if ((await lockRepliedPost(db, postNo))?.kind !== kind) throw new BusinessError('REPLY_POST_GONE');
  const reply = {
    ...replyColumns(content),
    kind: 'reply' as const,
    replied_to: postNo,
    member_no: caller.memberNo,
    writer_masked: maskName(caller.name),
    score: null,
    written_at: now,
  };
  return insertPost(db, reply, []);
}

/** Changes a member's own reply. */
export async function editReply(
  { replyNo, content }: CallValue<Calls['patchIntReply']>,
  context: MemberContext,
): Promise<number> {
  const { db, now } = context;
  const reply = await lockOwnPost({ kind: 'reply', postNo: replyNo }, context);
  if (reply.is_hidden) throw new BusinessError('OWN_POST_HIDDEN');
  if (!(await lockRepliedPost(db, reply.replied_to))) throw new BusinessError('REPLY_POST_GONE');
  await db
    .updateTable('member_post')
    .set({ ...replyColumns(content), edited_at: now })
    .where('post_no', '=', replyNo)
    .execute();
  return 1;
}

/** Locks the replied post while it is visible; waits for a concurrent hiding or deletion. */
const lockRepliedPost = (db: Queries, postNo: number | null) =>
  db
    .selectFrom('member_post')
    .select('kind')
    .where('post_no', '=', postNo)
    .where('is_hidden', '=', false)
    .forShare()
    .executeTakeFirst();

/**
 * Columns of a reply: plain text for readers, HTML for the office as for every post, and a title from its first words.
 */
function replyColumns(content: string) {
  requireNoAccount({ content });
  const text = content.replace(/\r\n?/g, '\n');
  const html = paragraphs(text);
  const summary = summaryOf(plainWords(html));
  return { title: summary, summary, content: html, plain_text: text };
}
