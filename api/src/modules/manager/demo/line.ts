import { addDays, seoulDay } from '@portal/shared/time';
import { HOUR_MS, MINUTE_MS } from '../../../clock/durations.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { joinQueue } from '../../../enrolment/queue/join.ts';
import { freeSeat } from '../../../enrolment/queue/leave.ts';
import { courseDraft, examDraft } from './draft.ts';
import { feeOf } from './facts/examRules.ts';
import { VENUES } from './facts/venues.ts';
import { heldDay } from './heldDay.ts';
import { courseContent, examContent } from './texts.ts';

/** Members in the queue, in this order. */
const WAITING = ['member11', 'member12', 'member13', 'member14', 'member15', 'member16', 'member17', 'member18'];
/** Employer after them in the queue, for a group. */
const EMPLOYER = 'employer01';
const GROUP_SEATS = 3;
/** The queue of the exam opens ten minutes before applying. */
const OPENS_IN_MS = 15 * MINUTE_MS;
const SEATS = 30;
const FULL_SEATS = 15;

/**
 * Loads a full course with a queue, in which the first member is offered a seat and the last entry is a group; and an
 * exam that opens soon.
 */
export async function loadLine(db: Queries, now: Date): Promise<void> {
  await loadFullCourse(db, now);
  await loadOpeningExam(db, now);
}

const venue = { address: VENUES[0].address, address2: VENUES[0].address2, grade: 2 as const, capacity: SEATS };

async function loadFullCourse(db: Queries, now: Date): Promise<void> {
  const today = seoulDay(now);
  const { education_no: offeringNo } = await db
    .insertInto('education')
    .values(
      courseDraft({
        ...venue,
        capacity: FULL_SEATS,
        day: heldDay(addDays(today, 21), today, 'saturday'),
        time: '10:00',
        applyStart: addDays(today, -14),
        applyEnd: addDays(today, 14),
        title: '외식경영관리사 2급 주말 특별과정',
        eduType: 1,
        taken: FULL_SEATS,
        price: 80_000,
        content: courseContent(2, 1, 80_000),
      }),
    )
    .returning('education_no')
    .executeTakeFirstOrThrow();
  const members = await db
    .selectFrom('member')
    .select('member_no')
    .where('user_id', 'in', WAITING)
    .orderBy('user_id')
    .execute();
  const offering = { kind: 'education', offeringNo } as const;
  const arrivedAt = new Date(now.getTime() - 2 * HOUR_MS);
  await joinQueue(
    offering,
    members.map(({ member_no }) => member_no),
    { db, now: arrivedAt },
  );
  const employers = await db.selectFrom('member').select('member_no').where('user_id', '=', EMPLOYER).execute();
  await joinQueue(
    offering,
    employers.map(({ member_no }) => member_no),
    { db, now: arrivedAt, groupSeats: GROUP_SEATS },
  );
  // An applicant has cancelled.
  await freeSeat(offering, { db, now: new Date(now.getTime() - HOUR_MS) });
}

async function loadOpeningExam(db: Queries, now: Date): Promise<void> {
  const today = seoulDay(now);
  const day = heldDay(addDays(today, 75), today, 'saturday');
  const price = feeOf(2, '필기');
  const draft = examDraft({
    ...venue,
    day,
    time: '10:00',
    applyStart: today,
    applyEnd: addDays(today, 40),
    rounds: Math.ceil(Number(day.slice(5, 7)) / 2),
    examinationName: '외식경영관리사 2급 추가 시험',
    part: '필기',
    taken: 0,
    price,
    content: examContent(2, '필기', price),
  });
  const opensAt = new Date(Math.ceil((now.getTime() + OPENS_IN_MS) / MINUTE_MS) * MINUTE_MS);
  await db
    .insertInto('examination')
    .values({ ...draft, apply_start_at: opensAt })
    .execute();
}
