import { OBJECTION_ANSWER_DAYS } from '@portal/shared/contract/manager';
import { addDays, endOfSeoulDay, seoulDay } from '@portal/shared/time';
import { DAY_MS } from '../../../api/src/clock/durations.ts';
import { insertDemoCertificate } from '../../../api/src/modules/manager/demo/insertDemoCertificate.ts';
import { storeDemoPaper } from '../../../api/src/modules/manager/demo/storeDemoPaper.ts';
import type { CrowdStore, Person } from './crowd.ts';
import { correctedSheets, type Judged } from './exams.ts';

const WORDS =
  '원가·인사관리 답안지의 뒷면이 채점되지 않은 것 같습니다. 3번과 4번 문제를 뒷면에 적었으니 다시 확인해주시기 바랍니다.';
const FILE_NAME = '건강보험자격득실확인서_강원특별자치도고성군_원조순대국밥_2026년11월발급.pdf';

/** Adds waiting eligibility evidence for each member. */
async function addEvidence({ db, now, files }: CrowdStore, people: readonly Person[]): Promise<void> {
  for (const { memberNo } of people) {
    const { evidence_no } = await db
      .insertInto('eligibility_evidence')
      .values({ member_no: memberNo, grade: 2, ground: 'WORK', status: 'SUBMITTED', submitted_at: now })
      .returning('evidence_no')
      .executeTakeFirstOrThrow();
    const path = await storeDemoPaper({ db, files, now, ownerNo: memberNo, fileName: FILE_NAME });
    await db
      .insertInto('eligibility_file')
      .values({ evidence_no, file_no: 1, paper: 'CAREER', path, file_name: FILE_NAME })
      .execute();
  }
}

/** Adds an objection for each applicant who failed. */
async function addObjections({ db, now }: CrowdStore, applicants: readonly Judged[]): Promise<void> {
  const raisedAt = new Date(now.getTime() - DAY_MS);
  await db
    .insertInto('result_objection')
    .values(
      applicants.map(({ applicationNo }) => ({
        application_no: applicationNo,
        status: 'OPEN' as const,
        content: WORDS,
        path: null,
        raised_at: raisedAt,
        due_at: endOfSeoulDay(addDays(seoulDay(raisedAt), OBJECTION_ANSWER_DAYS)),
      })),
    )
    .execute();
}

/** Adds a correction requested by one employee for each applicant who failed. */
async function addCorrections({ db, now }: CrowdStore, applicants: readonly Judged[]): Promise<void> {
  const { member_no: askedBy } = await db
    .selectFrom('member')
    .select('member_no')
    .where('user_id', '=', 'results')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('result_correction')
    .values(
      applicants.map((applicant) => ({
        application_no: applicant.applicationNo,
        status: 'WAITING' as const,
        from_status: 'FAILED' as const,
        to_status: 'PASSED' as const,
        from_scores: JSON.stringify(correctedSheets(applicant).from),
        to_scores: JSON.stringify(correctedSheets(applicant).to),
        is_announced: true,
        reason: WORDS,
        asked_by: askedBy,
        asked_at: now,
        decided_by: null,
        decided_at: null,
      })),
    )
    .execute();
}

/** Adds a certificate to be posted for each applicant who passed. */
async function addCertificates(store: CrowdStore, applicants: readonly Judged[]): Promise<void> {
  for (const { memberNo, applicationNo } of applicants) {
    const pass = await store.db
      .selectFrom('application')
      .select(['application_no', 'terms'])
      .where('application_no', '=', applicationNo)
      .executeTakeFirstOrThrow();
    await insertDemoCertificate(store.db, { status: 'ISSUED', askedDaysAgo: 4, memberNo, pass }, store);
  }
}

/** Adds everyone to the roster for the food regulator. */
async function addToRoster({ db, now }: CrowdStore, people: readonly Person[]): Promise<void> {
  await db
    .insertInto('roster_entry')
    .values(
      people.map(({ memberNo, nth }) => ({
        member_no: memberNo,
        lcns_no: `2026055${String(nth).padStart(4, '0')}`,
        status: 'NOT_SENT' as const,
        entered_at: now,
        due_at: endOfSeoulDay(addDays(seoulDay(now), 2)),
      })),
    )
    .execute();
}

/** Adds everything that waits for the office: evidence and roster entries of everyone, and rows about the results. */
export async function addOfficeWork(
  store: CrowdStore,
  people: readonly Person[],
  judged: readonly Judged[],
): Promise<void> {
  const failed = judged.filter(({ isPassed }) => !isPassed);
  await addEvidence(store, people);
  await addObjections(store, failed);
  await addCorrections(store, failed);
  await addCertificates(
    store,
    judged.filter(({ isPassed }) => isPassed),
  );
  await addToRoster(store, people);
}

/** Adds a message to all applicants of an exam. @returns its number */
export async function addMailing(
  { db, now }: CrowdStore,
  examinationNo: number,
  applicationNos: readonly number[],
): Promise<number> {
  const { member_no: madeBy } = await db
    .selectFrom('member')
    .select('member_no')
    .where('user_id', '=', 'admin')
    .executeTakeFirstOrThrow();
  const { mailing_no: mailingNo } = await db
    .insertInto('mailing')
    .values({
      education_no: null,
      examination_no: examinationNo,
      title: '준비물과 시간을 안내해드립니다.',
      content: '{{이름}}님, {{과정명}} 안내입니다. 일시: {{일시}}. 장소: {{장소}}. 신분증과 수험표를 꼭 가져와주세요.',
      made_by: madeBy,
      made_at: now,
    })
    .returning('mailing_no')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('mailing_recipient')
    .values(applicationNos.map((application_no) => ({ mailing_no: mailingNo, application_no })))
    .execute();
  return mailingNo;
}
