import type { Selectable } from 'kysely';
import { seoulTimestamp } from '@portal/shared/time';
import type { ExamNoticeTable } from '../../../database/tables/manager.ts';

/** An exam notice as lists show it. */
export const presentExamNotice = (row: Omit<Selectable<ExamNoticeTable>, 'content' | 'files'>) => ({
  examNoticeNo: row.exam_notice_no,
  title: row.title,
  summary: row.summary,
  writer: row.writer,
  regDate: seoulTimestamp(row.reg_date),
  viewCnt: row.view_cnt,
  isTop: row.is_top,
});
