import { HttpError } from '../../../pipeline/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { presentExamNotice } from './present.ts';
import { countExamNoticeView, findExamNoticeNeighbours } from './store.ts';

/** One exam notice with its neighbours by date; counts a view. */
export async function viewExamNotice(examNoticeNo: number, { db }: CallContext) {
  const row = await countExamNoticeView(db, examNoticeNo);
  if (!row) throw new HttpError('NOT_FOUND');
  const neighbours = await findExamNoticeNeighbours(db, row);
  return { ...presentExamNotice(row), content: row.content, files: row.files, ...neighbours };
}
