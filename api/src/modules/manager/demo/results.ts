import { judgeScores, OBJECTION_ANSWER_DAYS } from '@portal/shared/contract/manager';
import { addDays, endOfSeoulDay, seoulDay, seoulInstant } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';
import { sheetOf, writeScores } from '../results/scores.ts';
import { examDraft } from './draft.ts';
import { feeOf } from './facts/examRules.ts';
import { VENUES } from './facts/venues.ts';
import { heldDay } from './heldDay.ts';
import { insertDemoApplication } from './insertDemoApplication.ts';
import { examContent } from './texts.ts';

/** Exam with results announced two days ago, so that its applicants can read the scores and object. */
const DAYS_SINCE_EXAM = 16;
const DAYS_SINCE_RESULTS = 2;

const RULE = {
  subjects: [
    { name: '외식경영론', fullMarks: 100, passMark: 40 },
    { name: '위생·안전관리', fullMarks: 100, passMark: 40 },
    { name: '원가·인사관리', fullMarks: 100, passMark: 40 },
  ],
  passMean: 60,
};

/** Applicants with their scores; null if absent. */
const APPLICANTS: Record<string, readonly number[] | null> = {
  member01: [72, 58.5, 44],
  member11: [80, 76, 92],
  member12: [38, 90, 85],
  member13: [64, 60, 61.5],
  member14: null,
  member16: [59, 62, 57.5],
  member17: [50, 70, 55],
  member18: [48, 61, 35],
};

export async function loadResults(db: Queries, now: Date): Promise<void> {
  const today = seoulDay(now);
  const day = heldDay(addDays(today, -DAYS_SINCE_EXAM), today, 'saturday');
  const venue = VENUES[1] ?? VENUES[0];
  const price = feeOf(2, '필기');
  const { examination_no: offeringNo } = await db
    .insertInto('examination')
    .values({
      ...examDraft({
        day,
        time: '10:00',
        rounds: Math.ceil(Number(day.slice(5, 7)) / 2),
        examinationName: '외식경영관리사 2급 (정기)',
        part: '필기',
        passDay: addDays(seoulDay(now), -DAYS_SINCE_RESULTS),
        grade: 2,
        capacity: 60,
        price,
        address: venue.address,
        address2: venue.address2,
        content: examContent(2, '필기', price),
      }),
      subjects: JSON.stringify(RULE.subjects),
      pass_mean: RULE.passMean,
    })
    .returning('examination_no')
    .executeTakeFirstOrThrow();
  for (const [userId, scores] of Object.entries(APPLICANTS)) {
    const { member_no: memberNo } = await db
      .selectFrom('member')
      .select('member_no')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const status = scores === null ? 'ABSENT' : judgeScores(RULE, scores).isPassed ? 'PASSED' : 'FAILED';
    const sat = { kind: 'exam', offeringNo, memberNo, status, appliedDay: addDays(day, -15) } as const;
    const applicationNo = await insertDemoApplication(db, sat);
    const enteredAt = seoulInstant(addDays(day, 5), '16:00');
    if (scores) await writeScores(db, [{ applicationNo, sheet: sheetOf(RULE, scores) }], enteredAt);
    if (userId === 'member12') await object(db, applicationNo, now);
    if (userId === 'member16') await askToCorrect(db, applicationNo, now);
  }
}

/** Inserts an objection that waits for the office. */
async function object(db: Queries, applicationNo: number, now: Date): Promise<void> {
  const day = addDays(seoulDay(now), -1);
  await db
    .insertInto('result_objection')
    .values({
      application_no: applicationNo,
      status: 'OPEN',
      content:
        '외식경영론 답안지의 뒷면이 채점되지 않은 것 같습니다. 3번과 4번 문제를 뒷면에 적었으니 다시 확인해주시기 바랍니다.',
      path: null,
      raised_at: seoulInstant(day, '10:20'),
      due_at: endOfSeoulDay(addDays(day, OBJECTION_ANSWER_DAYS)),
    })
    .execute();
}

/** Inserts a correction requested by one employee and waiting for the decision of another. */
async function askToCorrect(db: Queries, applicationNo: number, now: Date): Promise<void> {
  const employee = await db
    .selectFrom('employee_permission')
    .select('member_no')
    .where('permission', '=', 'qualification')
    .orderBy('member_no', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!employee) return;
  await db
    .insertInto('result_correction')
    .values({
      application_no: applicationNo,
      status: 'WAITING',
      from_status: 'FAILED',
      to_status: 'PASSED',
      from_scores: JSON.stringify(sheetOf(RULE, [59, 62, 57.5])),
      to_scores: JSON.stringify(sheetOf(RULE, [59, 62, 67.5])),
      is_announced: true,
      reason: '원가·인사관리 5번 문제의 부분 점수 10점이 빠졌습니다.',
      asked_by: employee.member_no,
      asked_at: seoulInstant(addDays(seoulDay(now), -1), '14:10'),
      decided_by: null,
      decided_at: null,
    })
    .execute();
}
