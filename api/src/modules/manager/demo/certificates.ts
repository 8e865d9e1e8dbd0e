import { sql } from 'kysely';
import type { CertificateStatus } from '@portal/shared/contract';
import { CERTIFICATE_FEE, CERTIFICATE_TRANSFER_DAYS } from '@portal/shared/contract/manager';
import { maskName } from '@portal/shared/format';
import { addDays, endOfSeoulDay, seoulDay, seoulInstant } from '@portal/shared/time';
import type { Queries } from '../../../database/tables.ts';
import type { ExaminationTerms } from '../../../database/tables/manager.ts';
import { drawNumber } from '../certificates/number.ts';
import { examName } from '../certificates/present.ts';
import { insertCertificate, isValid } from '../certificates/store.ts';
import { educationDraft, examinationDraft } from './draft.ts';
import { insertDemoApplication } from './insertDemoApplication.ts';
import { educationContent, examinationContent } from './texts.ts';
import { VENUES } from './venues.ts';

/** A certificate of the demo: how many days ago it was asked for, and how far it has come. */
interface DemoCertificate {
  status: CertificateStatus;
  askedDaysAgo: number;
  reason?: string;
  /** An exam named by hand, in place of a pass. */
  certName?: string;
}

/** The certificates of the members who have passed (`user/demo/holders.ts`). */
const HOLDERS: Record<string, DemoCertificate> = {
  member11: { status: 'AWAITING_TRANSFER', askedDaysAgo: 1 },
  member12: { status: 'AWAITING_TRANSFER', askedDaysAgo: 5 },
  member13: { status: 'PAID', askedDaysAgo: 4 },
  member14: { status: 'PAID', askedDaysAgo: 6 },
  member15: { status: 'PAID', askedDaysAgo: 7, certName: '음식점경영관리자 자격시험 (1996년)' },
  member16: { status: 'ISSUED', askedDaysAgo: 8 },
  member17: { status: 'REJECTED', askedDaysAgo: 12, reason: '응시 자격을 증명하는 서류가 확인되지 않았습니다.' },
  member18: { status: 'REVOKED', askedDaysAgo: 60, reason: '경력 증명서가 사실과 달랐습니다.' },
  member19: { status: 'ISSUED', askedDaysAgo: 9 },
};

/** Those of member01, of grade 2, oldest first; of grade 1 none, so that one can be asked for. */
const LONG_STANDING: readonly DemoCertificate[] = [
  { status: 'EXPIRED', askedDaysAgo: 420 },
  { status: 'SUPERSEDED', askedDaysAgo: 400 },
  { status: 'CANCELLED', askedDaysAgo: 40 },
  { status: 'SENT', askedDaysAgo: 30 },
];

/** Older than the first of these requests. */
const PASSED_DAYS_AGO = 430;

export async function loadCertificates(db: Queries, memberNo: number, now: Date): Promise<void> {
  const passes = await db
    .selectFrom('application')
    .select(['application_no', 'terms'])
    .where('member_no', '=', memberNo)
    .where('kind', '=', 'exam')
    .where('status', '=', 'PASSED')
    .where('grade', '=', 2)
    .where(sql`terms ->> 'passDate'`, '<', addDays(seoulDay(now), -PASSED_DAYS_AGO))
    .orderBy('application_no')
    .limit(LONG_STANDING.length)
    .execute();
  for (const [index, certificate] of LONG_STANDING.entries()) {
    const pass = passes[index];
    if (pass) await insertDemo(db, { ...certificate, memberNo, pass }, now);
  }
  const exams = await pastRound(db, now);
  for (const [userId, certificate] of Object.entries(HOLDERS)) {
    const holder = await db
      .selectFrom('member')
      .select('member_no')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const pass = await passRound(db, { ...exams, memberNo: holder.member_no });
    await insertDemo(db, { ...certificate, memberNo: holder.member_no, pass: certificate.certName ? null : pass }, now);
  }
}

const DAYS_SINCE_EXAM = 130;
const DAYS_FROM_COURSE = 40;

/** A course of grade 2 that is over, and both parts of the round after it. */
async function pastRound(db: Queries, now: Date) {
  const day = addDays(seoulDay(now), -DAYS_SINCE_EXAM);
  const venue = VENUES[2] ?? { address: '', address2: '' };
  const examinationNos: number[] = [];
  for (const [index, part] of ['필기', '실기'].entries()) {
    const { examination_no } = await db
      .insertInto('examination')
      .values(
        examinationDraft({
          day: addDays(day, index * 7),
          time: '10:00',
          rounds: Math.ceil(Number(day.slice(5, 7)) / 2),
          examinationName: '외식경영관리사 2급',
          part,
          grade: 2,
          capacity: 60,
          taken: 41,
          price: 40_000,
          address: venue.address,
          address2: venue.address2,
          content: examinationContent(2, part, 40_000),
        }),
      )
      .returning('examination_no')
      .executeTakeFirstOrThrow();
    examinationNos.push(examination_no);
  }
  const courseDay = addDays(day, -DAYS_FROM_COURSE);
  const { education_no: educationNo } = await db
    .insertInto('education')
    .values(
      educationDraft({
        day: courseDay,
        time: '10:00',
        title: '외식경영관리사 2급 대구 정규과정',
        eduType: 1,
        grade: 2,
        capacity: 60,
        taken: 38,
        price: 80_000,
        address: venue.address,
        address2: venue.address2,
        content: educationContent(2, 1, 80_000),
      }),
    )
    .returning('education_no')
    .executeTakeFirstOrThrow();
  return { day, examinationNos, courseDay, educationNo };
}

/** The holder's applications for the course and both parts; answers the last. */
async function passRound(
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

type Pass = Awaited<ReturnType<typeof passRound>>;

async function insertDemo(
  db: Queries,
  { memberNo, pass, status, askedDaysAgo, reason, certName }: DemoCertificate & { memberNo: number; pass: Pass | null },
  now: Date,
): Promise<void> {
  const { name, user_phone } = await db
    .selectFrom('member')
    .select(['name', 'user_phone'])
    .where('member_no', '=', memberNo)
    .executeTakeFirstOrThrow();
  const askedDay = addDays(seoulDay(now), -askedDaysAgo);
  const isPaid = !['AWAITING_TRANSFER', 'CANCELLED', 'EXPIRED'].includes(status);
  const isIssued = isValid(status) || status === 'REVOKED' || status === 'SUPERSEDED';
  const hasEnded = ['CANCELLED', 'EXPIRED', 'REJECTED', 'REVOKED', 'SUPERSEDED'].includes(status);
  const issuedAt = seoulInstant(addDays(askedDay, 3), '11:00');
  const isRejected = status === 'REJECTED';
  await insertCertificate(db, {
    member_no: memberNo,
    application_no: pass?.application_no ?? null,
    replaces_no: null,
    status,
    cert_name: pass ? examName(pass.terms as ExaminationTerms) : (certName ?? ''),
    grade: pass ? 2 : null,
    holder_name: name,
    holder_masked: maskName(name ?? ''),
    user_phone,
    fee: CERTIFICATE_FEE,
    requested_at: seoulInstant(askedDay, '10:30'),
    due_at: endOfSeoulDay(addDays(askedDay, CERTIFICATE_TRANSFER_DAYS)),
    paid_at: isPaid ? seoulInstant(addDays(askedDay, 1), '15:10') : null,
    number: isIssued ? await drawNumber(db, 2, issuedAt) : null,
    issued_at: isIssued ? issuedAt : null,
    sent_at: status === 'SENT' ? seoulInstant(addDays(askedDay, 4), '16:00') : null,
    ended_at: hasEnded ? seoulInstant(addDays(askedDay, 9), '09:20') : null,
    reason: reason ?? '',
    fee_owed: isRejected ? CERTIFICATE_FEE : 0,
    fee_returned_at: null,
    fee_account_sealed: null,
  });
}
