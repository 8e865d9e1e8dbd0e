import { sql } from 'kysely';
import { isOutOfTime, isPublished } from '../../../content/published.ts';
import { fetchLongPage, hasKeyword, listSize, type LongList, type LongPaging } from '../../../database/longList.ts';
import { findNeighbours } from '../../../database/neighbours.ts';
import { countOf } from '../../../database/page.ts';
import type { Queries } from '../../../database/types/tables.ts';

const listColumns = ['exam_notice_no', 'title', 'summary', 'writer', 'published_at', 'view_cnt', 'is_top'] as const;

const EXAM_NOTICES = {
  table: 'exam_notice',
  order: ['is_top', 'published_at', 'exam_notice_no'],
  texts: ['title', 'summary'],
} as const satisfies LongList;

const published = (db: Queries, now: Date) => db.selectFrom('exam_notice').where(isPublished(now));

/** Page of published exam notices, pinned ones first, then the newest. */
export async function listExamNotices(db: Queries, search: LongPaging & { keyword?: string | undefined }, now: Date) {
  const { keyword } = search;
  const all = db.selectFrom('exam_notice');
  return fetchLongPage(db, EXAM_NOTICES, {
    matching: keyword ? published(db, now).where(hasKeyword(EXAM_NOTICES, keyword)) : published(db, now),
    shown: all.select(listColumns),
    size: keyword ? null : sql<number>`(${listSize('exam_notice')} - ${countOf(all.where(isOutOfTime(now)))})`,
    paging: search,
  });
}

export const findExamNotice = (db: Queries, examNoticeNo: number, now: Date) =>
  published(db, now)
    .select([...listColumns, 'content', 'files'])
    .where('exam_notice_no', '=', examNoticeNo)
    .executeTakeFirst();

/** Published exam notices just before and just after this one. */
export const findExamNoticeNeighbours = (
  db: Queries,
  notice: { exam_notice_no: number; published_at: Date },
  now: Date,
) =>
  findNeighbours(db, published(db, now).select(['exam_notice_no as no', 'title', 'published_at as at']), {
    no: notice.exam_notice_no,
    at: notice.published_at,
  });
