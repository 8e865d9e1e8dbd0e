import { HttpError } from '../../../pipeline/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { presentExamNotice } from './present.ts';
import { findExamNotice, findExamNoticeNeighbours } from './store.ts';

/** One exam notice with its neighbours by date; counts a view. */
export async function viewExamNotice(examNoticeNo: number, { db, views }: CallContext) {
  const row = await findExamNotice(db, examNoticeNo);
  if (!row) throw new HttpError('NOT_FOUND');
  const viewCnt = row.view_cnt + views.count('exam_notice', examNoticeNo);
  const neighbours = await findExamNoticeNeighbours(db, row);
  return { ...presentExamNotice(row), viewCnt, content: row.content, files: row.files, ...neighbours };
}
