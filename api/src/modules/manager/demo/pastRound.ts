import { addDays, seoulDay } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';
import { courseDraft, examDraft } from './draft.ts';
import { feeOf } from './facts/examRules.ts';
import { VENUES } from './facts/venues.ts';
import { heldDay } from './heldDay.ts';
import { insertDemoApplication } from './insertDemoApplication.ts';
import { courseContent, examContent } from './texts.ts';

const DAYS_SINCE_EXAM = 130;
const DAYS_FROM_COURSE = 40;

/** Inserts a past course of grade 2, and both parts of the round after it. */
export async function pastRound(db: Queries, now: Date) {
  const today = seoulDay(now);
  const day = heldDay(addDays(today, -DAYS_SINCE_EXAM), today, 'saturday');
  const venue = VENUES[2] ?? { address: '', address2: '' };
  const examinationNos: number[] = [];
  for (const [index, part] of (['필기', '실기'] as const).entries()) {
    const { examination_no } = await db
      .insertInto('examination')
      .values(
        examDraft({
          day: heldDay(addDays(day, index * 7), today, 'saturday'),
          time: '10:00',
          rounds: Math.ceil(Number(day.slice(5, 7)) / 2),
          examinationName: '외식경영관리사 2급',
          part,
          grade: 2,
          capacity: 60,
          taken: 12,
          price: feeOf(2, part),
          address: venue.address,
          address2: venue.address2,
          content: examContent(2, part, feeOf(2, part)),
        }),
      )
      .returning('examination_no')
      .executeTakeFirstOrThrow();
    examinationNos.push(examination_no);
  }
  const courseDay = heldDay(addDays(day, -DAYS_FROM_COURSE), today);
  const { education_no: educationNo } = await db
    .insertInto('education')
    .values(
      courseDraft({
        day: courseDay,
        time: '10:00',
        title: '외식경영관리사 2급 대구 정규과정',
        eduType: 1,
        grade: 2,
        capacity: 60,
        taken: 14,
        price: 80_000,
        address: venue.address,
        address2: venue.address2,
        content: courseContent(2, 1, 80_000),
      }),
    )
    .returning('education_no')
    .executeTakeFirstOrThrow();
  return { day, examinationNos, courseDay, educationNo };
}

/** Inserts the holder's applications for the course and both parts; returns the last one. */
export async function passRound(
  db: Queries,
  {
    day,
    examinationNos,
    courseDay,
    educationNo,
    memberNo,
  }: Awaited<ReturnType<typeof pastRound>> & {
    memberNo: number;
  },
) {
  await insertDemoApplication(db, {
    kind: 'education',
    offeringNo: educationNo,
    memberNo,
    status: 'COMPLETED',
    appliedDay: addDays(courseDay, -20),
  });
  let applicationNo = 0;
  for (const offeringNo of examinationNos)
    applicationNo = await insertDemoApplication(db, {
      kind: 'exam',
      offeringNo,
      memberNo,
      status: 'PASSED',
      appliedDay: addDays(day, -20),
    });
  return db
    .selectFrom('application')
    .select(['application_no', 'terms'])
    .where('application_no', '=', applicationNo)
    .executeTakeFirstOrThrow();
}
