import type { AttendanceStatus, Lesson } from '@portal/shared/contract/manager';
import type { ProposedResult } from '@portal/shared/contract/office';
import type { OfferingKind } from '../../database/types/tables/manager.ts';

/** How much of a course somebody attended, and the result that follows from it. */

const minutesIn = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** A single lesson without an end is attended or not. */
const minutesOf = ({ time, endTime }: Lesson) => (endTime === '' ? 1 : minutesIn(endTime) - minutesIn(time));

const sumOf = (lessons: readonly Lesson[]) => lessons.reduce((sum, lesson) => sum + minutesOf(lesson), 0);

type Mark = { lessonNo: number; status: AttendanceStatus };

/** Whole percent of the hours, rounded down: who is short of the rule is short of it. */
export function attendedShare(lessons: readonly Lesson[], marks: readonly Mark[]): number {
  const present = new Set(marks.filter(({ status }) => status === 'PRESENT').map(({ lessonNo }) => lessonNo));
  const attended = lessons.filter(({ lessonNo }) => present.has(lessonNo));
  return Math.floor((sumOf(attended) * 100) / sumOf(lessons));
}

/** What attendance proposes; an employee decides. An exam that was attended was sat. */
export function proposedResult(kind: OfferingKind, share: number, neededShare: number): ProposedResult {
  if (kind === 'exam') return share > 0 ? 'sit' : 'absent';
  return share >= neededShare ? 'complete' : 'notComplete';
}
