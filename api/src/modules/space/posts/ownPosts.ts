import type { PostKind } from '../../../database/types/tables/space.ts';
import { BusinessError, HttpError } from '../../../errors/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { composePost, type TypedPost } from './composePost.ts';
import { keepFilesFromReaders, keepUnshownFromReaders } from './files.ts';
import { findPostFiles, insertFiles } from './store.ts';

interface PostKey {
  kind: PostKind;
  postNo: number;
}

/** Locks a post that the member wrote; other members get NOT_FOUND. */
export async function lockOwnPost({ kind, postNo }: PostKey, { db, caller }: MemberContext) {
  const row = await db
    .selectFrom('member_post')
    .select(['post_no', 'is_hidden', 'replied_to'])
    .where('post_no', '=', postNo)
    .where('kind', '=', kind)
    .where('member_no', '=', caller.memberNo)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new HttpError('NOT_FOUND');
  return row;
}

/** Changes a member's own post; files that were removed from it are no longer public. */
export async function editPost(
  { kind, postNo, ...post }: TypedPost & PostKey,
  context: MemberContext,
): Promise<number> {
  const { db, now } = context;
  const row = await lockOwnPost({ kind, postNo }, context);
  if (row.is_hidden) throw new BusinessError('OWN_POST_HIDDEN');
  const earlier = await findPostFiles(db, postNo);
  const { columns, files } = await composePost(post, context);
  await db
    .updateTable('member_post')
    .set({ ...columns, edited_at: now })
    .where('post_no', '=', postNo)
    .execute();
  await db.deleteFrom('member_post_file').where('post_no', '=', postNo).execute();
  await insertFiles(db, postNo, files);
  await keepUnshownFromReaders(
    db,
    earlier.map(({ path }) => path),
  );
  return 1;
}

/**
 * Deletes a member's own post or reply: its text and files are no longer public. The row is retained for the office,
 * which may have reports of it, until its retention ends (`retention/rules.ts`).
 */
export async function deletePost(key: PostKey, context: MemberContext): Promise<number> {
  const { db, now } = context;
  await lockOwnPost(key, context);
  await db
    .updateTable('member_post')
    .set({ is_hidden: true, deleted_at: now })
    .where('post_no', '=', key.postNo)
    .execute();
  await keepFilesFromReaders(db, key.postNo);
  return 1;
}
