import type { Selectable } from 'kysely';
import { seoulTimestamp } from '@portal/shared/time';
import type { ExamNoticeTable } from '../../../database/types/tables/manager.ts';
import type { PublicationColumns } from '../../../database/types/tables/publication.ts';

type ExamNoticeRow = Omit<
  Selectable<ExamNoticeTable>,
  'content' | 'files' | Exclude<keyof PublicationColumns, 'published_at'>
>;

/** Exam notice as shown in lists. */
export const presentExamNotice = (row: ExamNoticeRow) => ({
  examNoticeNo: row.exam_notice_no,
  title: row.title,
  summary: row.summary,
  writer: row.writer,
  regDate: seoulTimestamp(row.published_at),
  viewCnt: row.view_cnt,
  isTop: row.is_top,
});
