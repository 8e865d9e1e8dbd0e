import { countRows, type Page, type Paging } from '../../../database/page.ts';
import type { Queries } from '../../../database/types/tables.ts';

const shownReplies = (db: Queries, postNo: number) =>
  db.selectFrom('member_post').where('replied_to', '=', postNo).where('is_hidden', '=', false);

const replyColumns = ['post_no', 'member_no', 'writer_masked', 'plain_text', 'written_at', 'edited_at'] as const;

/** Page of the replies to a post, the oldest first; with `after`, the page after that reply. */
export async function fetchReplies(
  db: Queries,
  postNo: number,
  { page, limit, after }: Paging & { after?: number | undefined },
): Promise<Page<Awaited<ReturnType<typeof readReplies>>[number]>> {
  const shown = shownReplies(db, postNo);
  const behind = after === undefined ? shown.offset((page - 1) * limit) : shown.where('post_no', '>', after);
  // One row more than the page shows whether the list continues.
  const found = await readReplies(behind.limit(limit + 1));
  const rows = found.slice(0, limit);
  return {
    rows,
    totalRow: await countRows(shown),
    next: found.length > limit ? rows.at(-1)?.post_no : undefined,
  };
}

const readReplies = (query: ReturnType<typeof shownReplies>) => query.select(replyColumns).orderBy('post_no').execute();
