import { findNeighbours } from '../../../database/neighbours.ts';
import { fetchPage, likePattern, type Paging } from '../../../database/page.ts';
import type { Queries } from '../../../database/tables.ts';

const listColumns = ['exam_notice_no', 'title', 'summary', 'writer', 'reg_date', 'view_cnt', 'is_top'] as const;

/** A page of exam notices, pinned ones first, then the newest. */
export function listExamNotices(db: Queries, search: Paging & { keyword?: string | undefined }) {
  let matching = db.selectFrom('exam_notice');
  if (search.keyword) {
    const pattern = likePattern(search.keyword);
    matching = matching.where((where) =>
      where.or([where('title', 'ilike', pattern), where('summary', 'ilike', pattern)]),
    );
  }
  const query = matching
    .select(listColumns)
    .orderBy('is_top', 'desc')
    .orderBy('reg_date', 'desc')
    .orderBy('exam_notice_no', 'desc');
  return fetchPage(query, search);
}

/** Reads one exam notice and counts the view, in one statement. */
export const countExamNoticeView = (db: Queries, examNoticeNo: number) =>
  db
    .updateTable('exam_notice')
    .set((eb) => ({ view_cnt: eb('view_cnt', '+', 1) }))
    .where('exam_notice_no', '=', examNoticeNo)
    .returningAll()
    .executeTakeFirst();

/** The exam notices published just before and just after one. */
export const findExamNoticeNeighbours = (db: Queries, notice: { exam_notice_no: number; reg_date: Date }) =>
  findNeighbours(db, db.selectFrom('exam_notice').select(['exam_notice_no as no', 'title', 'reg_date as at']), {
    no: notice.exam_notice_no,
    at: notice.reg_date,
  });
