import { addDays, seoulDay, seoulInstant } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';
import type { MoneyContext } from '../../../enrolment/context.ts';
import { insertSeats } from '../../../enrolment/group/insertSeats.ts';
import { invitePeople } from '../../../enrolment/group/invitePeople.ts';
import { invoiceDueAt, issueInvoice } from '../../../enrolment/invoice/issueInvoice.ts';
import { insertGroup, takeSeatsAndSubmit, type SubmittedGroup } from '../groups/submitStore.ts';
import { heldDay } from './heldDay.ts';
import { insertClassroomCourse } from './insertClassroomCourse.ts';

/** Account of the employee who granted the allowance. */
const EMPLOYEE = 'fees';
const PEOPLE = [
  { name: '도라지', userPhone: '01012340057' },
  { name: '마중물', userPhone: '01012340058' },
  { name: '윤슬기', userPhone: '01012340059' },
];
const PRICE = 120_000;
const LIMIT_WON = 2_000_000;
/** Some days before the end of the fourteen days for payment. */
const ISSUED_DAYS_AGO = 11;

interface Business {
  memberNo: number;
  businessNumber: string;
  businessName: string;
}

/** Loads an employer with an invoice allowance, a group with an invoice due in some days, and a requested bill. */
export async function loadInvoices(business: Business, context: MoneyContext): Promise<void> {
  const { db, now } = context;
  const issuedAt = seoulInstant(addDays(seoulDay(now), -ISSUED_DAYS_AGO), '11:00');
  const then = { ...context, now: issuedAt };
  await allow(business, then);
  const values = {
    ...business,
    ...{ kind: 'education' as const, offeringNo: await insertCourse(db, now), seats: PEOPLE.length },
    ...{ now: issuedAt, payDueAt: issuedAt, isOnInvoice: true },
  };
  const group = await takeSeatsAndSubmit(values, db);
  if (!group) throw new Error(`the demo found no seats in course ${values.offeringNo}`);
  await insertGroup(group, values, db);
  const seats = PEOPLE.map((person, index) => ({ position: index + 1, person }));
  await insertSeats(group.application_no, seats, then);
  await invoice(group, then);
  await invitePeople(group.application_no, then);
  await askForBill(group, business, then);
}

async function allow({ memberNo, businessNumber, businessName }: Business, { db, now }: MoneyContext): Promise<void> {
  const employee = await db
    .selectFrom('member')
    .select('member_no')
    .where('user_id', '=', EMPLOYEE)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('invoice_allowance')
    .values({
      member_no: memberNo,
      business_number: businessNumber,
      business_name: businessName,
      limit_won: LIMIT_WON,
      until_day: addDays(seoulDay(now), 365),
      status: 'ALLOWED',
      was_allowed: true,
      allowed_by: employee.member_no,
      allowed_at: now,
    })
    .execute();
}

const insertCourse = (db: Queries, now: Date): Promise<number> => {
  const today = seoulDay(now);
  return insertClassroomCourse(db, {
    title: '외식경영관리사 1급 위탁급식 과정',
    grade: 1,
    capacity: 40,
    day: heldDay(addDays(today, 20), today),
    applyStart: addDays(today, -ISSUED_DAYS_AGO - 5),
    applyEnd: addDays(today, 12),
    taken: 12,
    price: PRICE,
  });
};

async function invoice(group: SubmittedGroup, { db, now }: MoneyContext): Promise<void> {
  const dueAt = invoiceDueAt(group.terms, now);
  if (!dueAt) throw new Error('the demo cannot invoice its group');
  await issueInvoice(db, { groupNo: group.application_no, amount: group.price, dueAt, now });
}

/** Inserts a bill that waits for its report to the tax office. */
async function askForBill(
  { application_no: groupNo, price: amount }: SubmittedGroup,
  { businessNumber, businessName }: Business,
  { db, now }: MoneyContext,
): Promise<void> {
  await db
    .insertInto('group_bill')
    .values({
      ...{ group_no: groupNo, kind: 'ORIGINAL', status: 'WAITING', amount, written_on: seoulDay(now) },
      business_number: businessNumber,
      business_name: businessName,
      representative: '정대표',
      address: '서울특별시 중구 세종대로 110, 3층',
      business_type: '음식점업',
      business_item: '위탁급식',
      email: 'employer01@example.com',
      requested_at: now,
    })
    .execute();
}
