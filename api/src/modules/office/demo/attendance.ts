import { addDays, endOfSeoulDay, seoulDay, seoulInstant } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';
import { courseDraft } from '../../manager/demo/draft.ts';
import { VENUES } from '../../manager/demo/facts/venues.ts';
import { insertDemoApplication } from '../../manager/demo/insertDemoApplication.ts';
import { courseContent } from '../../manager/demo/texts.ts';
import { STUDENT_IDS } from '../../user/demo/students.ts';

const HOURS = { time: '10:00', endTime: '17:00' };

/** Lessons attended by each of four students, in their order; the fourth attended none. */
const FIRST_DAY = [[1], [1], [1], []];
const ALL_DAYS = [[1, 2, 3], [1, 2], [1], []];

/** Two three-day courses: one on its second day, and one that has ended and waits for its results. */
export async function loadAttendance(db: Queries, now: Date): Promise<void> {
  const today = seoulDay(now);
  await addCourse(db, { title: '외식경영관리사 2급 3일 실무과정', firstDay: addDays(today, -1), marks: FIRST_DAY });
  await addCourse(db, { title: '외식경영관리사 2급 3일 기초과정', firstDay: addDays(today, -4), marks: ALL_DAYS });
}

async function addCourse(
  db: Queries,
  { title, firstDay, marks }: { title: string; firstDay: string; marks: readonly (readonly number[])[] },
): Promise<void> {
  const venue = VENUES[0];
  const further = [2, 3].map((lessonNo) => ({ lessonNo, day: addDays(firstDay, lessonNo - 1), ...HOURS }));
  const { education_no: offeringNo } = await db
    .insertInto('education')
    .values({
      ...courseDraft({
        title,
        day: firstDay,
        time: HOURS.time,
        eduType: 1,
        grade: 2,
        price: 0,
        capacity: 30,
        address: venue.address,
        address2: venue.address2,
        content: courseContent(2, 1, 0),
      }),
      end_time: HOURS.endTime,
      further_lessons: JSON.stringify(further),
      ends_at: endOfSeoulDay(addDays(firstDay, 2)),
    })
    .returning('education_no')
    .executeTakeFirstOrThrow();
  const people = await db
    .selectFrom('member')
    .select('member_no')
    .where('user_id', 'in', [...STUDENT_IDS, 'attendance'])
    .orderBy('user_id')
    .execute();
  const [employee, ...students] = people.map(({ member_no }) => member_no);
  if (employee === undefined) throw new Error('the demo has no employee who takes attendance');
  for (const [index, memberNo] of students.entries()) {
    const application = { kind: 'education', offeringNo, memberNo, status: 'CONFIRMED' } as const;
    const applicationNo = await insertDemoApplication(db, { ...application, appliedDay: addDays(firstDay, -12) });
    for (const lessonNo of marks[index] ?? []) {
      const at = seoulInstant(addDays(firstDay, lessonNo - 1), '09:45');
      await db
        .insertInto('attendance')
        .values({
          application_no: applicationNo,
          lesson_no: lessonNo,
          status: 'PRESENT',
          way: 'CODE',
          taken_at: at,
          recorded_at: at,
          recorded_by: employee,
        })
        .execute();
    }
  }
}
