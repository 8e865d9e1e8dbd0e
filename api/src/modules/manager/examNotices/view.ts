import { HttpError } from '../../../errors/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { presentExamNotice } from './present.ts';
import { findExamNotice, findExamNoticeNeighbours } from './store.ts';

/** Published exam notice with its neighbours by date. */
export async function viewExamNotice(examNoticeNo: number, { db, now, views }: CallContext) {
  const row = await findExamNotice(db, examNoticeNo, now);
  if (!row) throw new HttpError('NOT_FOUND');
  const viewCnt = row.view_cnt + views.unstored('exam_notice', examNoticeNo);
  const neighbours = await findExamNoticeNeighbours(db, row, now);
  return { ...presentExamNotice(row), viewCnt, content: row.content, files: row.files, ...neighbours };
}

/** Counts a view of a published exam notice and returns the total. */
export async function countExamNoticeView(
  examNoticeNo: number,
  { db, now, browserId, views }: CallContext,
): Promise<number> {
  const row = await findExamNotice(db, examNoticeNo, now);
  if (!row) throw new HttpError('NOT_FOUND');
  views.count({ table: 'exam_notice', no: examNoticeNo, browserId, now });
  return row.view_cnt + views.unstored('exam_notice', examNoticeNo);
}
