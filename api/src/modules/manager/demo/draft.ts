import type { Insertable } from 'kysely';
import { association } from '@portal/shared/association';
import { addDays, endOfSeoulDay, seoulDay, seoulInstant } from '@portal/shared/time';
import type { CourseTable, ExamTable } from '../../../database/types/tables/manager.ts';
import { minutesOf, type Part } from './facts/examRules.ts';

/** Fields that differ between courses and exams of the demo; the others follow the association's usual values. */
interface Draft {
  /** Day of the course or exam. */
  day: string;
  time: string;
  address: string;
  address2: string;
  grade: 1 | 2;
  capacity: number;
  taken?: number;
  price: number;
  /** HH:mm; empty if it does not end on its day. */
  endTime?: string;
  /** First and last day of the apply period; by default the 45th and the 4th day before. */
  applyStart?: string;
  applyEnd?: string;
  content?: string;
}

const APPLY_DAYS_BEFORE = 45;
const APPLY_ENDS_DAYS_BEFORE = 4;
/** Closing time of the office on the last day. */
const APPLY_ENDS = '18:00';
export const SAME_DAY_PERCENT = 80;

function common({
  day,
  time,
  address,
  address2,
  grade,
  capacity,
  taken,
  price,
  applyStart,
  applyEnd,
  content,
  endTime,
}: Draft) {
  const firstDay = applyStart ?? addDays(day, -APPLY_DAYS_BEFORE);
  return {
    grade,
    time,
    end_time: endTime ?? '',
    address,
    address2,
    capacity,
    taken: taken ?? 0,
    price,
    re_start_date: firstDay,
    re_end_date: addDays(day, -1),
    percent: 100,
    re_start_date2: day,
    re_end_date2: day,
    percent2: SAME_DAY_PERCENT,
    apply_start_at: seoulInstant(firstDay, '09:00'),
    apply_end_at: seoulInstant(applyEnd ?? addDays(day, -APPLY_ENDS_DAYS_BEFORE), APPLY_ENDS),
    held_at: seoulInstant(day, time),
    contact_phone: association.phone,
    content: content ?? '',
  };
}

/** A classroom course ends with its day, an online one a month later (specification §9). */
const ONLINE_DAYS = 30;

export function courseDraft({
  title,
  eduType,
  ...draft
}: Draft & { title: string; eduType: 1 | 2 }): Insertable<CourseTable> {
  const lastDay = eduType === 1 ? draft.day : addDays(draft.day, ONLINE_DAYS);
  return {
    ...common({ ...draft, ...(eduType === 1 && { endTime: lessonsEnd(draft.time) }) }),
    title,
    edu_type: eduType,
    edu_date: draft.day,
    re_end_date2: eduType === 1 ? draft.day : withinYear(lastDay, draft.day),
    finish_at: endOfSeoulDay(lastDay),
    class_url: eduType === 2 ? association.classRoom.url : '',
  };
}

/** The day, or the end of the year of `from` if it is earlier: the last one with a refund of an online course. */
function withinYear(day: string, from: string): string {
  const end = `${from.slice(0, 4)}-12-31`;
  return day < end ? day : end;
}

/** `11:40` for 100 minutes from `10:00`. */
function minutesLater(time: string, minutes: number): string {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  const end = hours * 60 + rest + minutes;
  return [Math.floor(end / 60), end % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** End of eight hours of lessons, plus an hour for lunch if they begin before noon. */
const lessonsEnd = (time: string) => minutesLater(time, time < '12:00' ? 9 * 60 : 8 * 60);

const RESULTS_AFTER_DAYS = 14;
const RESULTS_TIME = '10:00';

export function examDraft({
  rounds,
  examinationName,
  part,
  passDay,
  ...draft
}: Draft & { rounds: number; examinationName: string; part: Part; passDay?: string }): Insertable<ExamTable> {
  const announcedOn = passDay ?? addDays(draft.day, RESULTS_AFTER_DAYS);
  return {
    ...common({ endTime: minutesLater(draft.time, minutesOf(part)), ...draft }),
    year: Number(seoulDay(seoulInstant(draft.day)).slice(0, 4)),
    rounds,
    examination_name: examinationName,
    part,
    exam_date: draft.day,
    pass_date: announcedOn,
    pass_time: RESULTS_TIME,
    announced_at: seoulInstant(announcedOn, RESULTS_TIME),
    finish_at: endOfSeoulDay(draft.day),
  };
}
