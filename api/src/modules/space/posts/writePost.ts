import { maskName } from '@portal/shared/format';
import type { PostKind } from '../../../database/types/tables/space.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { composePost, type TypedPost } from './composePost.ts';
import { insertPost } from './store.ts';

interface NewPost extends TypedPost {
  kind: Exclude<PostKind, 'reply'>;
  score?: number;
  subject?: string;
}

/** Stores a member's post and returns its number. */
export async function writePost(post: NewPost, context: MemberContext): Promise<number> {
  const { db, caller, now } = context;
  const { columns, files } = await composePost(post, context);
  return insertPost(
    db,
    {
      ...columns,
      kind: post.kind,
      member_no: caller.memberNo,
      writer_masked: maskName(caller.name),
      score: post.score ?? null,
      subject: post.subject ?? '',
      written_at: now,
    },
    files,
  );
}
