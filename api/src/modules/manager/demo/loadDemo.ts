import { association } from '@portal/shared/association';
import { addDays, seoulDay } from '@portal/shared/time';
import type { Configuration } from '../../../configuration/configuration.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { FileStore } from '../../../integrations/files/fileStore.ts';
import { courseCatalogue, examCatalogue } from './catalogue.ts';
import { loadCertificates } from './certificates.ts';
import { courseDraft, examDraft } from './draft.ts';
import { loadEligibility } from './eligibility.ts';
import { feeOf, type Part } from './facts/examRules.ts';
import { VENUES } from './facts/venues.ts';
import { fillSeats } from './fillSeats.ts';
import { loadGroups } from './groups.ts';
import { heldDay } from './heldDay.ts';
import { loadHistory } from './history.ts';
import { insertDemoApplication } from './insertDemoApplication.ts';
import { loadLine } from './line.ts';
import { loadNotices } from './notices/loadNotices.ts';
import { storeDemoPhotos } from './photos.ts';
import { loadSentNotices } from './raiseNotices.ts';
import { loadResults } from './results.ts';
import { courseContent, examContent } from './texts.ts';

/** Loads courses, exams and notices around the day of loading, and the applications of member01. */
export async function loadManagerDemo(
  db: Queries,
  now: Date,
  files: FileStore,
  keys: Configuration['encryptionKeys'],
): Promise<void> {
  await db.insertInto('education').values(courseCatalogue(now)).execute();
  await db.insertInto('examination').values(examCatalogue(now)).execute();

  const member = await db.selectFrom('member').select('member_no').where('user_id', '=', 'member01').executeTakeFirst();
  if (member) await loadApplications(db, member.member_no, now, keys);
  await loadOnlineCourse(db, now);
  if (member) await loadLine(db, now);
  await loadGroups(db, now, keys);
  await fillSeats(db, now);
  await storeDemoPhotos({ db, now, files });
  await loadNotices({ db, now, files });
  if (member) await loadEligibility(db, now, files);
}

async function loadApplications(db: Queries, memberNo: number, now: Date, keys: Configuration['encryptionKeys']) {
  await loadHistory(db, memberNo, now);
  await loadCurrent(db, memberNo, now);
  await loadCertificates(db, memberNo, { now, keys });
  await loadResults(db, now);
  await loadSentNotices(db, memberNo, now);
}

/**
 * Loads the current applications of member01: a confirmed course, a confirmed exam, and an exam with an unannounced
 * result.
 */
async function loadCurrent(db: Queries, memberNo: number, now: Date) {
  const today = seoulDay(now);
  const seoul = VENUES[0];
  const venue = { address: seoul.address, address2: seoul.address2, time: '10:00' };
  const period = { applyStart: addDays(today, -20), applyEnd: addDays(today, 10) };

  const { education_no } = await db
    .insertInto('education')
    .values(
      courseDraft({
        ...venue,
        ...period,
        day: heldDay(addDays(today, 16), today),
        title: '외식경영관리사 1급 서울 심화과정',
        eduType: 1,
        grade: 1,
        capacity: 50,
        taken: 12,
        price: 120_000,
        content: courseContent(1, 1, 120_000),
      }),
    )
    .returning('education_no')
    .executeTakeFirstOrThrow();
  await insertDemoApplication(db, {
    kind: 'education',
    offeringNo: education_no,
    memberNo,
    status: 'CONFIRMED',
    appliedDay: addDays(today, -5),
  });

  const examination = {
    ...venue,
    grade: 2,
    capacity: 80,
    taken: 13,
    examinationName: '외식경영관리사 2급',
  } as const;
  const ofPart = (part: Part) => {
    const price = feeOf(2, part);
    return { part, price, content: examContent(2, part, price) };
  };
  const next = heldDay(addDays(today, 19), today, 'saturday');
  const upcoming = await db
    .insertInto('examination')
    .values(
      examDraft({
        ...examination,
        ...ofPart('필기'),
        ...period,
        day: next,
        rounds: Math.ceil(Number(next.slice(5, 7)) / 2),
      }),
    )
    .returning('examination_no')
    .executeTakeFirstOrThrow();
  await insertDemoApplication(db, {
    kind: 'exam',
    offeringNo: upcoming.examination_no,
    memberNo,
    status: 'CONFIRMED',
    appliedDay: addDays(today, -4),
  });

  const recentDay = heldDay(addDays(today, -6), today, 'saturday');
  const sat = await db
    .insertInto('examination')
    .values(
      examDraft({
        ...examination,
        ...ofPart('실기'),
        day: recentDay,
        rounds: Math.ceil(Number(recentDay.slice(5, 7)) / 2),
      }),
    )
    .returning('examination_no')
    .executeTakeFirstOrThrow();
  await insertDemoApplication(db, {
    kind: 'exam',
    offeringNo: sat.examination_no,
    memberNo,
    status: 'PASSED',
    appliedDay: addDays(recentDay, -15),
  });
}

/** Loads a running online course and a member who attends it. */
async function loadOnlineCourse(db: Queries, now: Date) {
  const today = seoulDay(now);
  const { member_no: memberNo } = await db
    .selectFrom('member')
    .select('member_no')
    .where('user_id', '=', 'member12')
    .executeTakeFirstOrThrow();
  const { education_no } = await db
    .insertInto('education')
    .values(
      courseDraft({
        day: addDays(today, -3),
        time: '10:00',
        applyStart: addDays(today, -30),
        applyEnd: addDays(today, -4),
        title: '외식경영관리사 1급 온라인 실무과정',
        eduType: 2,
        grade: 1,
        capacity: 300,
        taken: 17,
        price: 35_000,
        address: association.classRoom.name,
        address2: '',
        content: courseContent(1, 2, 35_000),
      }),
    )
    .returning('education_no')
    .executeTakeFirstOrThrow();
  await insertDemoApplication(db, {
    kind: 'education',
    offeringNo: education_no,
    memberNo,
    status: 'CONFIRMED',
    appliedDay: addDays(today, -9),
  });
}
