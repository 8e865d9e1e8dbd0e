import { OFFERING_STATUS_NAMES } from '@portal/shared/contract';
import { LINE_SETTING_NAMES } from '@portal/shared/contract/office';
import { examTitle } from '@portal/shared/papers';
import { seoulTimestamp } from '@portal/shared/time';
import type { ListedCourse, ListedExam } from '../../../manager/offerings/store.ts';

type PeriodAction = 'open' | 'close' | 'callOff';

/** Title of a row of courses or exams. */
export const titleOf = (
  row: Pick<ListedExam, 'year' | 'rounds' | 'examination_name' | 'part'> | Pick<ListedCourse, 'title'>,
): string => ('title' in row ? row.title : examTitle({ ...row, examinationName: row.examination_name }));

/**
 * Applications can be opened or prolonged until the start, and a call-off is possible until then. A draft must be
 * published first.
 */
function periodActions({ status, is_draft }: ListedCourse | ListedExam, hasBegun: boolean): PeriodAction[] {
  if (is_draft) return [];
  switch (status) {
    case 'UPCOMING':
      return ['open', 'callOff'];
    case 'OPEN':
    case 'CLOSING':
    case 'FULL':
      return ['open', 'close', 'callOff'];
    case 'CLOSED':
      return hasBegun ? ['callOff'] : ['open', 'callOff'];
    case 'CANCELLED':
    case 'FINISHED':
      return [];
  }
}

export const presentOffering = (row: ListedCourse | ListedExam, now: Date) => ({
  ...('title' in row
    ? { kind: 'education' as const, offeringNo: row.education_no, day: row.edu_date }
    : { kind: 'exam' as const, offeringNo: row.examination_no, day: row.exam_date }),
  title: titleOf(row),
  rating: row.grade,
  status: row.status,
  statusName: OFFERING_STATUS_NAMES[row.status],
  capacity: row.capacity,
  taken: row.taken,
  price: row.price,
  applyStartDate: seoulTimestamp(row.apply_start_at),
  applyEndDate: seoulTimestamp(row.apply_end_at),
  allowedActions: periodActions(row, row.held_at <= now),
  isDraft: row.is_draft,
  line: {
    setting: row.line_setting,
    settingName: LINE_SETTING_NAMES[row.line_setting],
    waiting: row.waiting,
    offered: row.offered,
  },
});
