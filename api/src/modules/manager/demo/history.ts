import type { ApplicationStatus } from '@portal/shared/contract';
import { addDays, seoulDay } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';
import { courseDraft, examDraft } from './draft.ts';
import { feeOf } from './facts/examRules.ts';
import { VENUES } from './facts/venues.ts';
import { heldDay } from './heldDay.ts';
import { insertDemoApplication } from './insertDemoApplication.ts';
import { courseContent, examContent } from './texts.ts';

/** Courses and exams of a long-time member, as an example of long lists. */

const COURSES = 38;
const EXAMS = 42;
const DAYS_BETWEEN = 45;
const FIRST_DAYS_AGO = 70;

const courseStatus = (index: number): ApplicationStatus =>
  index % 12 === 5 ? 'NOT_COMPLETED' : index % 12 === 8 ? 'CANCELLED' : 'COMPLETED';
const examStatus = (index: number): ApplicationStatus =>
  index === 6 ? 'FAILED' : index === 13 ? 'ABSENT' : index === 20 ? 'CANCELLED' : 'PASSED';

/** Subjects of the courses and exams, in turn. */
const THEMES = [
  '위생관리',
  '원가관리',
  '노무관리',
  '메뉴개발',
  '고객응대',
  '식중독 예방',
  '알레르기 표시',
  '배달 포장',
  '매장 안전',
  '세무 기초',
  '상권 분석',
  '친환경 주방',
] as const;

export async function loadHistory(db: Queries, memberNo: number, now: Date): Promise<void> {
  const today = seoulDay(now);
  for (let index = 0; index < COURSES; index += 1) {
    const venue = VENUES[index % VENUES.length] ?? VENUES[0];
    const day = heldDay(addDays(today, -FIRST_DAYS_AGO - index * DAYS_BETWEEN), today);
    // Mostly grade 2, including the oldest; every sixth is of grade 1.
    const grade = index % 6 === 1 ? 1 : 2;
    const theme = THEMES[index % THEMES.length] ?? THEMES[0];
    const { education_no } = await db
      .insertInto('education')
      .values(
        courseDraft({
          day,
          time: '10:00',
          title: `외식경영관리사 ${grade}급 ${venue.city} ${day.slice(0, 4)}년 ${theme} 과정`,
          eduType: 1,
          grade,
          capacity: 40,
          price: 60_000,
          address: venue.address,
          address2: venue.address2,
          content: courseContent(grade, 1, 60_000),
        }),
      )
      .returning('education_no')
      .executeTakeFirstOrThrow();
    await insertDemoApplication(db, {
      kind: 'education',
      offeringNo: education_no,
      memberNo,
      status: courseStatus(index),
      appliedDay: addDays(day, -20),
    });
  }
  for (let index = 0; index < EXAMS; index += 1) await pastExam(db, memberNo, today, index);
}

async function pastExam(db: Queries, memberNo: number, today: string, index: number) {
  const venue = VENUES[(index + 3) % VENUES.length] ?? VENUES[0];
  const day = heldDay(addDays(today, -FIRST_DAYS_AGO + 10 - index * DAYS_BETWEEN), today, 'saturday');
  const grade = index % 6 === 1 ? 1 : 2;
  const part = index % 2 === 0 ? '필기' : '실기';
  const theme = THEMES[index % THEMES.length] ?? THEMES[0];
  const { examination_no } = await db
    .insertInto('examination')
    .values(
      examDraft({
        day,
        time: '10:00',
        rounds: Math.ceil(Number(day.slice(5, 7)) / 2),
        examinationName: `외식경영관리사 ${grade}급 (${theme})`,
        part,
        grade,
        capacity: 80,
        price: feeOf(grade, part),
        address: venue.address,
        address2: venue.address2,
        content: examContent(grade, part, feeOf(grade, part)),
      }),
    )
    .returning('examination_no')
    .executeTakeFirstOrThrow();
  await insertDemoApplication(db, {
    kind: 'exam',
    offeringNo: examination_no,
    memberNo,
    status: examStatus(index),
    appliedDay: addDays(day, -20),
  });
}
