import { fetchLongPage, hasKeyword, listSize, type LongList, type LongPaging } from '../../../database/longList.ts';
import { findNeighbours } from '../../../database/neighbours.ts';
import type { Queries } from '../../../database/tables.ts';

const listColumns = ['exam_notice_no', 'title', 'summary', 'writer', 'reg_date', 'view_cnt', 'is_top'] as const;

const EXAM_NOTICES = {
  table: 'exam_notice',
  order: ['is_top', 'reg_date', 'exam_notice_no'],
  texts: ['title', 'summary'],
} as const satisfies LongList;

/** A page of exam notices, pinned ones first, then the newest. */
export async function listExamNotices(db: Queries, search: LongPaging & { keyword?: string | undefined }) {
  const { keyword } = search;
  const all = db.selectFrom('exam_notice');
  return fetchLongPage(db, EXAM_NOTICES, {
    matching: keyword ? all.where(hasKeyword(EXAM_NOTICES, keyword)) : all,
    shown: all.select(listColumns),
    size: keyword ? null : await listSize(db, 'exam_notice'),
    paging: search,
  });
}

export const findExamNotice = (db: Queries, examNoticeNo: number) =>
  db.selectFrom('exam_notice').selectAll().where('exam_notice_no', '=', examNoticeNo).executeTakeFirst();

/** The exam notices published just before and just after one. */
export const findExamNoticeNeighbours = (db: Queries, notice: { exam_notice_no: number; reg_date: Date }) =>
  findNeighbours(db, db.selectFrom('exam_notice').select(['exam_notice_no as no', 'title', 'reg_date as at']), {
    no: notice.exam_notice_no,
    at: notice.reg_date,
  });
