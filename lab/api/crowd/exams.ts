import { judgeScores } from '@portal/shared/contract/manager';
import { addDays, seoulDay, seoulInstant } from '@portal/shared/time';
import { examDraft } from '../../../api/src/modules/manager/demo/draft.ts';
import { insertDemoApplication } from '../../../api/src/modules/manager/demo/insertDemoApplication.ts';
import { sheetOf, writeScores } from '../../../api/src/modules/manager/results/scores.ts';
import type { CrowdStore, Person } from './crowd.ts';

const RULE = {
  subjects: ['외식경영론', '위생·안전관리', '원가·인사관리'].map((name) => ({ name, fullMarks: 100, passMark: 40 })),
  passMean: 60,
};
const NAME = '외식경영관리사 2급 (수도권·강원 통합 정기시험)';
const PRICE = 60_000;
const HALL = { address: '강원특별자치도 춘천시 중앙로 1', address2: '한빛외식산업지식정보타워 국제회의장 2층' };
/** Tomorrow, so its roster is printed today. */
const COMING_IN_DAYS = 1;
const HELD_DAYS_AGO = 16;
const ANNOUNCED_DAYS_AGO = 2;

/** An applicant of the judged exam. */
export interface Judged extends Person {
  applicationNo: number;
  isPassed: boolean;
  scores: readonly number[];
}

async function addExam({ db }: CrowdStore, capacity: number, day: string, passDay: string): Promise<number> {
  const draft = examDraft({
    ...HALL,
    day,
    passDay,
    time: '10:00',
    rounds: 4,
    examinationName: NAME,
    part: '필기',
    grade: 2,
    capacity,
    price: PRICE,
  });
  const { examination_no } = await db
    .insertInto('examination')
    .values({ ...draft, subjects: JSON.stringify(RULE.subjects), pass_mean: RULE.passMean, asks_evidence: true })
    .returning('examination_no')
    .executeTakeFirstOrThrow();
  return examination_no;
}

/** An exam tomorrow for which all of them have applied. @returns its number and the applications */
export async function addComingExam(store: CrowdStore, people: readonly Person[]) {
  const day = addDays(seoulDay(store.now), COMING_IN_DAYS);
  const offeringNo = await addExam(store, people.length, day, addDays(day, 14));
  const applicationNos: number[] = [];
  for (const { memberNo } of people)
    applicationNos.push(
      await insertDemoApplication(store.db, {
        kind: 'exam',
        offeringNo,
        memberNo,
        status: 'CONFIRMED',
        appliedDay: addDays(day, -10),
      }),
    );
  return { offeringNo, applicationNos };
}

/** An exam that all of them sat and half of them passed, announced the day before yesterday. */
export async function addJudgedExam(store: CrowdStore, people: readonly Person[]) {
  const today = seoulDay(store.now);
  const day = addDays(today, -HELD_DAYS_AGO);
  const offeringNo = await addExam(store, people.length, day, addDays(today, -ANNOUNCED_DAYS_AGO));
  const applicants: Judged[] = [];
  for (const person of people) {
    const scores = person.nth % 2 === 0 ? [72.5, 81, 64.25] : [59, 62, 38.75];
    const { isPassed } = judgeScores(RULE, scores);
    const applicationNo = await insertDemoApplication(store.db, {
      kind: 'exam',
      offeringNo,
      memberNo: person.memberNo,
      status: isPassed ? 'PASSED' : 'FAILED',
      appliedDay: addDays(day, -20),
    });
    applicants.push({ ...person, applicationNo, isPassed, scores });
  }
  const entries = applicants.map(({ applicationNo, scores }) => ({ applicationNo, sheet: sheetOf(RULE, scores) }));
  await writeScores(store.db, entries, seoulInstant(addDays(day, 5), '16:00'));
  return { offeringNo, applicants };
}

/** The same scores with a higher one in the last subject, enough to pass. */
export const correctedSheets = ({ scores }: Judged) => ({
  from: sheetOf(RULE, scores),
  to: sheetOf(RULE, [...scores.slice(0, -1), 68.75]),
});
