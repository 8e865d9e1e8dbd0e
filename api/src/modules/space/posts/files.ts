import { sql } from 'kysely';
import type { Queries } from '../../../database/types/tables.ts';

const filesOf = (postNo: number) => sql`
  select path from member_post_file where post_no = ${postNo}
  union select image_file from member_post where post_no = ${postNo} and image_file is not null`;

/** Condition that no visible post shows a stored file. */
const isShownNowhere = sql<boolean>`
  not exists (
    select from member_post_file as attached join member_post as post on post.post_no = attached.post_no
    where attached.path = stored_file.path and not post.is_hidden
  )
  and not exists (
    select from member_post as post where post.image_file = stored_file.path and not post.is_hidden
  )`;

/** Limits the files of a post to employees, except files that another post still shows. */
export async function keepFilesFromReaders(db: Queries, postNo: number): Promise<void> {
  await sql`
    update stored_file set access = 'office'
    where path in (${filesOf(postNo)}) and ${isShownNowhere}`.execute(db);
}

/** Makes files that no post shows any more private to their owners, who may attach them again. */
export async function keepUnshownFromReaders(db: Queries, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  await db
    .updateTable('stored_file')
    .set({ access: 'owner' })
    .where('path', 'in', paths)
    .where('access', '=', 'public')
    .where('owner_no', 'is not', null)
    .where(isShownNowhere)
    .execute();
}

/** Makes the files of a post public. */
export async function showFilesToReaders(db: Queries, postNo: number): Promise<void> {
  await sql`update stored_file set access = 'public' where path in (${filesOf(postNo)})`.execute(db);
}
