import type { AttendanceStatus, Lesson } from '@portal/shared/contract/manager';
import type { ProposedResult } from '@portal/shared/contract/office';
import type { OfferingKind } from '../../database/types/tables/manager.ts';

/** Share of a course that an applicant attended, and the result that follows. */

const minutesIn = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** A single lesson without an end counts as a whole. */
const minutesOf = ({ time, endTime }: Lesson) => (endTime === '' ? 1 : minutesIn(endTime) - minutesIn(time));

const sumOf = (lessons: readonly Lesson[]) => lessons.reduce((sum, lesson) => sum + minutesOf(lesson), 0);

type Mark = { lessonNo: number; status: AttendanceStatus };

/** Percentage of the hours, rounded down, so that a share just below the rule is not rounded up to it. */
export function attendedShare(lessons: readonly Lesson[], marks: readonly Mark[]): number {
  const present = new Set(marks.filter(({ status }) => status === 'PRESENT').map(({ lessonNo }) => lessonNo));
  const attended = lessons.filter(({ lessonNo }) => present.has(lessonNo));
  return Math.floor((sumOf(attended) * 100) / sumOf(lessons));
}

/** Proposes a result from attendance; an employee decides. An attended exam counts as sat. */
export function proposedResult(kind: OfferingKind, share: number, neededShare: number): ProposedResult {
  if (kind === 'exam') return share > 0 ? 'sit' : 'absent';
  return share >= neededShare ? 'complete' : 'notComplete';
}
