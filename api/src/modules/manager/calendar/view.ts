import type { Calls, CallValue } from '@portal/shared/contract';
import { formatSeoul, seoulDay } from '@portal/shared/time';
import type { CallContext } from '../../../pipeline/handler.ts';
import { presentCourseEvent, presentExamEvent, presentNoticeEvent } from './present.ts';
import { findNext, listMonth, type CalendarRow } from './store.ts';

const KINDS = { 1: 'education', 2: 'exam' } as const;

const ofKind = <Kind extends CalendarRow['kind']>(rows: readonly CalendarRow[], kind: Kind) =>
  rows.filter((row): row is Extract<CalendarRow, { kind: Kind }> => row.kind === kind);

/** Month of courses and exams; an empty one names the day of the next event. */
export async function viewCalendar(
  { month, region, rating, applyType }: CallValue<Calls['getMapCalendar']>,
  { db, now }: Pick<CallContext, 'db' | 'now'>,
) {
  const shown = month ?? formatSeoul(now, 'YYYY-MM');
  const search = { kind: applyType && KINDS[applyType], grade: rating, region };
  const { rows, total } = await listMonth(db, shown, search, now);
  const next = total === 0 ? await findNext(db, shown, search) : null;
  return {
    month: shown,
    today: seoulDay(now),
    courses: ofKind(rows, 'education').map(presentCourseEvent),
    exams: ofKind(rows, 'exam').map(presentExamEvent),
    notices: ofKind(rows, 'examNotice').map(presentNoticeEvent),
    total,
    next: next && seoulDay(next),
  };
}
