import { OFFERING_STATUS_NAMES } from '@portal/shared/contract';
import { LINE_SETTING_NAMES } from '@portal/shared/contract/office';
import { examTitle } from '@portal/shared/papers';
import { seoulTimestamp } from '@portal/shared/time';
import { lessonsEndAt, lessonsOfRow } from '../../../../enrolment/attendance/store.ts';
import type { ListedCourse, ListedExam } from '../../../manager/offerings/store.ts';

type PeriodAction = 'open' | 'close' | 'callOff';

/** Title of a row of courses or exams. */
export const titleOf = (
  row: Pick<ListedExam, 'year' | 'rounds' | 'examination_name' | 'part'> | Pick<ListedCourse, 'title'>,
): string => ('title' in row ? row.title : examTitle({ ...row, examinationName: row.examination_name }));

/** True after the last lesson; an online course has no other end than that of its status. */
const isOver = (row: ListedCourse | ListedExam, now: Date): boolean =>
  !('title' in row && row.edu_type === 2) && lessonsEndAt(lessonsOfRow(row)) <= now;

/**
 * Applications can be opened or prolonged until the start, and a call-off is possible until the end. A draft must be
 * published first.
 */
function periodActions(row: ListedCourse | ListedExam, now: Date): PeriodAction[] {
  if (row.is_draft || isOver(row, now)) return [];
  switch (row.status) {
    case 'UPCOMING':
      return ['open', 'callOff'];
    case 'OPEN':
    case 'CLOSING':
    case 'FULL':
      return ['open', 'close', 'callOff'];
    case 'CLOSED':
      return row.held_at <= now ? ['callOff'] : ['open', 'callOff'];
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
  allowedActions: periodActions(row, now),
  isDraft: row.is_draft,
  line: {
    setting: row.line_setting,
    settingName: LINE_SETTING_NAMES[row.line_setting],
    waiting: row.waiting,
    offered: row.offered,
  },
});
