import type { OfferingKind } from '@portal/shared/contract/office';
import { isSamePlace } from '@portal/shared/rules';
import type { CourseTable, ExamTable } from '../../../../database/types/tables/manager.ts';

/** A stored row, or the columns derived from a form. */
type Columns = Readonly<Record<string, unknown>>;

/**
 * Rule for changing a column of a course or exam with applicants or a queue.
 * fixed: rejected, with `why` as the reason shown to the employee. notified: each applicant gets a notice and may
 * cancel with a full refund. limited: allowed within the limit in `why`. silent: does not affect what was sold.
 * separate: not part of the form.
 */
export interface ColumnRule {
  change: 'fixed' | 'notified' | 'limited' | 'silent' | 'separate';
  /** Form fields that the column derives from. */
  fields: readonly string[];
  why: string;
  /** Compares two rows; by default, by value. */
  differs?(before: Columns, after: Columns): boolean;
}

const fixed = (field: string, name: string): ColumnRule => ({
  change: 'fixed',
  fields: [field],
  why: `신청한 분이 있어 ${name} 바꿀 수 없습니다. 바꾸려면 취소하고 새로 만들어주세요.`,
});
const notified = (...fields: string[]): ColumnRule => ({ change: 'notified', fields, why: 'people come by it' });
/** A corrected spelling is no change. */
const place = (field: string): ColumnRule => ({
  ...notified(field),
  differs: (before, after) => !isSamePlace(placeOf(before), placeOf(after)),
});
const copied = (...fields: string[]): ColumnRule => ({
  change: 'silent',
  fields,
  why: 'an application has its own copy, and a form that is being filled in shows the change first',
});
const shown = (field: string): ColumnRule => ({
  change: 'silent',
  fields: [field],
  why: 'read where it is now, promises nothing',
});
const separate = (why: string): ColumnRule => ({ change: 'separate', fields: [], why });

const placeOf = (columns: Columns) => ({ address: String(columns['address']), address2: String(columns['address2']) });

/**
 * Compares only days and hours, because a moved lesson retains its number. In the form's columns the lessons are JSON
 * text.
 */
const lessonHours = ({ further_lessons: lessons }: Columns): string =>
  ((typeof lessons === 'string' ? JSON.parse(lessons) : lessons) as { day: string; time: string; endTime: string }[])
    .map(({ day, time, endTime }) => `${day} ${time} ${endTime}`)
    .join();

const COMMON = {
  grade: fixed('rating', '급수를'),
  time: notified('time'),
  end_time: {
    ...notified('endTime'),
    // Setting a missing end is no change.
    differs: (before: Columns, after: Columns) => before['end_time'] !== '' && before['end_time'] !== after['end_time'],
  },
  address: place('address'),
  address2: place('address2'),
  hall_no: shown('hallNo'),
  re_start_date: copied('reStartDate'),
  re_end_date: copied('reEndDate'),
  percent: copied('percent'),
  re_start_date2: copied('reStartDate2'),
  re_end_date2: copied('reEndDate2'),
  percent2: copied('percent2'),
  price: copied('price'),
  capacity: { change: 'limited', fields: ['capacity'], why: 'not below the seats that are taken' },
  apply_start_at: {
    change: 'silent',
    fields: ['applyStartDay', 'applyStartTime'],
    why: 'who has applied keeps the seat; a place in the line shows when it opens',
  },
  apply_end_at: {
    change: 'silent',
    fields: ['applyEndDay', 'applyEndTime'],
    why: 'who has applied keeps the seat; those who wait are notified when the line ends',
  },
  contact_phone: shown('contactPhone'),
  content: shown('content'),
  files: shown('files'),
  taken: separate('counted'),
  waiting: separate('counted'),
  offered: separate('counted'),
  line_setting: separate('an act of its own; places that were given out stay'),
  called_off: separate('an act of its own, which gives everything back'),
  is_draft: separate('an act of its own, refused once somebody has applied'),
} satisfies Record<string, ColumnRule>;

export const COLUMN_RULES = {
  education: {
    ...COMMON,
    education_no: separate('its number'),
    branch_no: shown('branchNo'),
    title: copied('title'),
    edu_type: fixed('eduType', '종류를'),
    edu_date: notified('eduDate'),
    held_at: notified('eduDate', 'time'),
    further_lessons: {
      ...notified('furtherLessons'),
      differs: (before: Columns, after: Columns) => lessonHours(before) !== lessonHours(after),
    },
    finish_at: {
      change: 'limited',
      fields: ['eduDate', 'lastDay'],
      why: 'not moved to what is over; no member reads it, and a class room stays open to who has paid for it',
    },
    ends_at: {
      change: 'silent',
      fields: ['furtherLessons'],
      why: 'follows from the lessons, which are notified',
    },
    class_url: shown('classUrl'),
    attendance_percent: {
      change: 'silent',
      fields: ['attendancePercent'],
      why: 'what an employee is proposed, and no member reads',
    },
  } satisfies Record<keyof CourseTable, ColumnRule>,
  exam: {
    ...COMMON,
    examination_no: separate('its number'),
    // The exam number of an applicant contains year, round and grade.
    year: fixed('year', '연도를'),
    rounds: fixed('rounds', '회차를'),
    examination_name: copied('examinationName'),
    part: fixed('part', '과목을'),
    exam_date: notified('examDate'),
    held_at: notified('examDate', 'time'),
    finish_at: notified('examDate'),
    pass_date: notified('passDate'),
    pass_time: notified('passTime'),
    announced_at: notified('passDate', 'passTime'),
    subjects: { change: 'limited', fields: ['subjects'], why: 'not once somebody was judged by it' },
    pass_mean: { change: 'limited', fields: ['passMean'], why: 'not once somebody was judged by it' },
    asks_evidence: copied('asksEvidence'),
  } satisfies Record<keyof ExamTable, ColumnRule>,
} as const satisfies Record<OfferingKind, Record<string, ColumnRule>>;

const valueOf = (value: unknown) => (value instanceof Date ? value.getTime() : value);

/** Returns the rules of one kind for the columns that differ. Columns missing in the form count as unchanged. */
export function changedColumns(
  kind: OfferingKind,
  change: ColumnRule['change'],
  { before, after }: { before: object; after: object },
): ColumnRule[] {
  const [old, next] = [before as Columns, { ...before, ...after } as Columns];
  return Object.entries<ColumnRule>(COLUMN_RULES[kind])
    .filter(([, rule]) => rule.change === change)
    .filter(([column, { differs }]) => (differs ? differs(old, next) : valueOf(old[column]) !== valueOf(next[column])))
    .map(([, rule]) => rule);
}

/** Values of the columns that applicants are notified of, as text for a comparison. */
export const notifiedValues = (kind: OfferingKind, { before, after }: { before: object; after: object }): string => {
  const columns = { ...before, ...after } as Columns;
  return JSON.stringify(
    Object.entries<ColumnRule>(COLUMN_RULES[kind]).flatMap(([column, { change }]) =>
      change === 'notified' ? [columns[column]] : [],
    ),
  );
};
