import type { Insertable } from 'kysely';
import type { Lesson } from '@portal/shared/contract/manager';
import type { OfferingKind } from '@portal/shared/contract/office';
import { seoulDay, seoulInstant } from '@portal/shared/time';
import type { CourseTable, ExamTable } from '../../../../database/types/tables/manager.ts';
import type { CourseRow, ExamRow } from '../../../manager/offerings/store.ts';
import { refusedFields } from './sold.ts';

type Before = CourseRow | ExamRow | null;
type After = Insertable<CourseTable> | Insertable<ExamTable>;

const PAST_DAY = '이미 지난 날짜입니다. 오늘이나 그 뒤의 날짜를 입력해주세요.';
const PAST_TIME = '이미 지난 시각입니다. 지금보다 늦은 시각을 입력해주세요.';

interface Moment {
  dayField: string;
  timeField: string;
  before: Date | null;
  after: Date;
}

const DAY_FIELDS = { education: 'eduDate', exam: 'examDate' } as const;

/** Rejects new or moved times in the past, at their fields; unchanged times may be in the past. */
export function requireFuture(
  kind: OfferingKind,
  { before, after }: { before: Before; after: After },
  now: Date,
): void {
  const moments: Moment[] = [
    { dayField: DAY_FIELDS[kind], timeField: 'time', before: before?.held_at ?? null, after: after.held_at },
    ...('edu_date' in after ? momentsOfCourse(before, after) : announcementOf(before, after)),
  ];
  const issues = moments
    .filter((moment) => moment.after <= now && moment.before?.getTime() !== moment.after.getTime())
    .map(({ dayField, timeField, after: at }) =>
      seoulDay(at) < seoulDay(now) ? { field: dayField, message: PAST_DAY } : { field: timeField, message: PAST_TIME },
    );
  const [first] = issues;
  if (first) throw refusedFields(kind, [first]);
}

function momentsOfCourse(before: Before, after: Insertable<CourseTable>): Moment[] {
  const stored = before && 'further_lessons' in before ? before.further_lessons : [];
  const lessons = JSON.parse(after.further_lessons ?? '[]') as Lesson[];
  const beginOf = ({ day, time }: Lesson) => seoulInstant(day, time);
  return [
    ...lessons.map((lesson, index) => {
      const known = stored.find(({ lessonNo }) => lessonNo === lesson.lessonNo);
      const field = `furtherLessons.${index}`;
      return {
        dayField: `${field}.day`,
        timeField: `${field}.time`,
        before: known ? beginOf(known) : null,
        after: beginOf(lesson),
      };
    }),
    { dayField: 'lastDay', timeField: 'lastDay', before: before?.finish_at ?? null, after: after.finish_at },
  ];
}

function announcementOf(before: Before, { announced_at: after }: Insertable<ExamTable>): Moment[] {
  const stored = before && 'announced_at' in before ? before.announced_at : null;
  return [{ dayField: 'passDate', timeField: 'passTime', before: stored, after }];
}
