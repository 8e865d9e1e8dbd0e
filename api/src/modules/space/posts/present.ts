import type { Selectable } from 'kysely';
import { seoulTimestamp } from '@portal/shared/time';
import type { MemberPostTable } from '../../../database/tables/space.ts';
import type { Caller } from '../../../pipeline/session.ts';

type PostRow = Omit<Selectable<MemberPostTable>, 'content' | 'plain_text' | 'kind' | 'is_hidden'>;

/** A post as lists show it; its own writer sees the whole name. */
export function presentPost(row: PostRow, caller: Caller | null) {
  const isMine = caller !== null && row.member_no === caller.memberNo;
  return {
    title: row.title,
    summary: row.summary,
    writer: isMine ? caller.name : row.writer_masked,
    regDate: seoulTimestamp(row.written_at),
    viewCnt: row.view_cnt,
    imagePath: row.image_path,
    isMine,
  };
}
