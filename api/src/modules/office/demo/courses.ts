import { sql, type Insertable } from 'kysely';
import { addDays, endOfSeoulDay, seoulDay } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';
import type { CourseTable } from '../../../database/types/tables/manager.ts';
import { courseDraft } from '../../manager/demo/draft.ts';
import { VENUES } from '../../manager/demo/facts/venues.ts';
import { heldDay } from '../../manager/demo/heldDay.ts';
import { courseContent } from '../../manager/demo/texts.ts';

const SOON_DAYS = 12;
const WHOLE_UNTIL_DAYS_AGO = 6;

interface Course {
  title: string;
  grade: 1 | 2;
  price: number;
  capacity: number;
  on: 'workday' | 'saturday';
  hasSecondDay?: boolean;
}

/** A course in the 80% refund window. */
function columnsOf(
  { title, grade, price, capacity, on, hasSecondDay = false }: Course,
  today: string,
): Insertable<CourseTable> {
  const day = heldDay(addDays(today, SOON_DAYS), today, on);
  const venue = VENUES[1] ?? { address: '', address2: '' };
  return {
    ...courseDraft({
      title,
      grade,
      price,
      capacity,
      day,
      time: '10:00',
      eduType: 1,
      address: venue.address,
      address2: venue.address2,
      content: courseContent(grade, 1, price),
    }),
    ...(hasSecondDay && {
      further_lessons: JSON.stringify([{ lessonNo: 2, day: addDays(day, 1), time: '10:00', endTime: '19:00' }]),
      ends_at: endOfSeoulDay(addDays(day, 1)),
    }),
    re_end_date: addDays(today, -WHOLE_UNTIL_DAYS_AGO),
    re_start_date2: addDays(today, 1 - WHOLE_UNTIL_DAYS_AGO),
    re_end_date2: day,
  };
}

/** Inserts the courses of the office's demo, the first one of the branch of its place, and returns their numbers. */
export async function demoCourses(db: Queries, now: Date) {
  const insert = async (course: Course): Promise<number> => {
    const { education_no } = await db
      .insertInto('education')
      .values(columnsOf(course, seoulDay(now)))
      .returning('education_no')
      .executeTakeFirstOrThrow();
    return education_no;
  };
  const courses = {
    weekend: await insert({
      title: '외식경영관리사 2급 주말 집중과정',
      grade: 2,
      price: 90_000,
      capacity: 40,
      on: 'saturday',
    }),
    camp: await insert({
      title: '외식경영관리사 1급 합숙과정',
      grade: 1,
      price: 480_000,
      capacity: 20,
      on: 'saturday',
      hasSecondDay: true,
    }),
    calledOff: await insert({
      title: '외식경영관리사 2급 평일과정',
      grade: 2,
      price: 90_000,
      capacity: 30,
      on: 'workday',
    }),
  };
  await sql`
    update education set branch_no = branch_of(address) where education_no = ${courses.weekend}`.execute(db);
  return courses;
}
