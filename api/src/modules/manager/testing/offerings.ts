import type { Insertable } from 'kysely';
import type { Queries } from '../../../database/types/tables.ts';
import type { CourseTable, ExamTable } from '../../../database/types/tables/manager.ts';
import { courseDraft, examDraft } from '../demo/draft.ts';

/** Courses and exams for tests, on 2026-12-10; the apply period is 2026-10-26 09:00 to 2026-12-06 18:00, Seoul. */

const DRAFT = {
  day: '2026-12-10',
  time: '10:00',
  address: '서울특별시 중구 세종대로 110',
  address2: '3층 대강당',
  grade: 2,
  capacity: 30,
  price: 50_000,
} as const;

export async function addCourse(db: Queries, columns: Partial<Insertable<CourseTable>> = {}): Promise<number> {
  const row = { ...courseDraft({ ...DRAFT, title: '외식경영관리사 2급 집합교육', eduType: 1 }), ...columns };
  const { education_no } = await db
    .insertInto('education')
    .values(row)
    .returning('education_no')
    .executeTakeFirstOrThrow();
  return education_no;
}

export async function addExam(db: Queries, columns: Partial<Insertable<ExamTable>> = {}): Promise<number> {
  const row = {
    ...examDraft({ ...DRAFT, rounds: 4, examinationName: '외식경영관리사 2급', part: '필기' }),
    ...columns,
  };
  const { examination_no } = await db
    .insertInto('examination')
    .values(row)
    .returning('examination_no')
    .executeTakeFirstOrThrow();
  return examination_no;
}

export const seatsTaken = async (db: Queries, educationNo: number): Promise<number> => {
  const { taken } = await db
    .selectFrom('education')
    .select('taken')
    .where('education_no', '=', educationNo)
    .executeTakeFirstOrThrow();
  return taken;
};

/** Form of a cancellation. */
export const cancelForm = (userExaminationNo: number) => ({
  accountName: '홍길동',
  bank: '한빛은행',
  account: '1102345678901',
  userExaminationNo,
});

/** Inserts a completed course of the grade, as exams require. */
export async function completeCourse(db: Queries, memberNo: number, grade: 1 | 2): Promise<void> {
  const educationNo = await addCourse(db, { grade });
  const at = new Date('2026-10-27T00:00:00Z');
  await db
    .insertInto('application')
    .values({
      member_no: memberNo,
      kind: 'education',
      education_no: educationNo,
      examination_no: null,
      status: 'COMPLETED',
      grade,
      price: 0,
      terms: '{}',
      answers: '{}',
      examination_code: null,
      applied_at: at,
      pay_due_at: null,
      confirmed_at: at,
    })
    .execute();
}
