import { DAY_MS } from '../../../../clock/durations.ts';
import type { CallContext } from '../../../../pipeline/handler.ts';
import { findHeldSoon, type ListedCourse, type ListedExam } from '../../../manager/offerings/store.ts';
import { titleOf } from './present.ts';

const DAYS = 14;
const MAX_SHOWN = 6;

const present = (row: ListedCourse | ListedExam) => ({
  ...('title' in row
    ? { kind: 'education' as const, offeringNo: row.education_no, day: row.edu_date }
    : { kind: 'exam' as const, offeringNo: row.examination_no, day: row.exam_date }),
  title: titleOf(row),
  time: row.time,
  address: row.address,
  address2: row.address2,
  capacity: row.capacity,
  taken: row.taken,
});

/** Lists courses and exams held on site now or within two weeks, soonest first. */
export async function listHeldSoon(_input: unknown, { db, now }: Pick<CallContext, 'db' | 'now'>) {
  const until = new Date(now.getTime() + DAYS * DAY_MS);
  const found = await Promise.all([
    findHeldSoon(db, 'education', { now, until, limit: MAX_SHOWN }),
    findHeldSoon(db, 'exam', { now, until, limit: MAX_SHOWN }),
  ]);
  return found
    .flat()
    .sort((one, other) => one.held_at.getTime() - other.held_at.getTime())
    .slice(0, MAX_SHOWN)
    .map(present);
}
