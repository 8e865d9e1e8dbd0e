import { toMoment } from '../../clock/seoul.ts';
import { likePattern, offsetOf, pageInfoOf, type Paging } from '../../database/page.ts';
import type { Queries } from '../../database/tables.ts';
import { HttpError } from '../../pipeline/errors.ts';

const listed = ['exam_notice_no', 'title', 'summary', 'writer', 'reg_date', 'view_cnt', 'is_top'] as const;

interface Row {
  exam_notice_no: number;
  title: string;
  summary: string;
  writer: string;
  reg_date: Date;
  view_cnt: number;
  is_top: boolean;
}

const present = (row: Row) => ({
  examNoticeNo: row.exam_notice_no,
  title: row.title,
  summary: row.summary,
  writer: row.writer,
  regDate: toMoment(row.reg_date),
  viewCnt: row.view_cnt,
  isTop: row.is_top,
});

/** Exam notices, pinned ones first, then newest first. */
export async function listExamNotices(db: Queries, search: Paging & { keyword?: string | undefined }) {
  const pattern = search.keyword ? likePattern(search.keyword) : null;
  const found = db
    .selectFrom('exam_notice')
    .$if(pattern !== null, (query) =>
      query.where((eb) => eb.or([eb('title', 'ilike', pattern), eb('summary', 'ilike', pattern)])),
    );
  const rows = await found
    .select(listed)
    .orderBy('is_top', 'desc')
    .orderBy('reg_date', 'desc')
    .orderBy('exam_notice_no', 'desc')
    .limit(search.limit)
    .offset(offsetOf(search))
    .execute();
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { list: rows.map(present), pageInfo: pageInfoOf(search, total) };
}

/** One exam notice with its neighbours by date; counts a view. */
export async function viewExamNotice(db: Queries, examNoticeNo: number) {
  const row = await db
    .updateTable('exam_notice')
    .set((eb) => ({ view_cnt: eb('view_cnt', '+', 1) }))
    .where('exam_notice_no', '=', examNoticeNo)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new HttpError('NOT_FOUND');
  const neighbour = async (side: '<' | '>', direction: 'asc' | 'desc') => {
    const found = await db
      .selectFrom('exam_notice')
      .select(['exam_notice_no as no', 'title'])
      .where((eb) => eb(eb.refTuple('reg_date', 'exam_notice_no'), side, eb.tuple(row.reg_date, row.exam_notice_no)))
      .orderBy('reg_date', direction)
      .orderBy('exam_notice_no', direction)
      .limit(1)
      .executeTakeFirst();
    return found ?? null;
  };
  const previous = await neighbour('<', 'desc');
  const next = await neighbour('>', 'asc');
  return { ...present(row), content: row.content, files: row.files, previous, next };
}
