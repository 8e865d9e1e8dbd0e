import fc from 'fast-check';
import { sql } from 'kysely';
import type { PayMethod } from '@portal/shared/contract';
import { endOfSeoulDay, seoulInstant } from '@portal/shared/time';
import type { OfferingKind } from '../../../../database/types/tables/manager.ts';
import type { RefundWindow } from '../../../../money/testing/refundByTheBook.ts';
import type { TestServer } from '../../../../testing/index.ts';
import { addCourse, addExam, completeCourse } from '../../../manager/testing/offerings.ts';
import { addEmployee } from '../../../office/testing/employee.ts';

/** What a walk begins with: an odd price, so that shares are rounded, or none. */
export interface Scenario {
  kind: OfferingKind;
  capacity: number;
  isFree: boolean;
  /** The first member pays by it. */
  method: PayMethod;
  /** By which of several ways it is chosen how the walk begins. */
  opening: number;
  /** Which trouble an opening meets, if it meets one. */
  lot: number;
}

export const METHODS: readonly PayMethod[] = ['card', 'phone', 'vbank'];
export const MEMBERS = 3;
const PRICE = 50_001;

export const scenarios: fc.Arbitrary<Scenario> = fc.record({
  kind: fc.constantFrom<OfferingKind>('education', 'education', 'exam'),
  capacity: fc.constantFrom(1, 1, 2),
  isFree: fc.nat({ max: 24 }).map((lot) => lot === 0),
  method: fc.constantFrom(...METHODS),
  opening: fc.nat(),
  lot: fc.nat({ max: 999 }),
});

/** Every walk begins at this moment: two windows, the last day to apply and the course lie within a walk's reach. */
export const BEGINNING = new Date('2026-11-20T12:00:00+09:00');
const DAY = '2026-11-26';
export const HELD_AT = seoulInstant(DAY, '10:00').getTime();
export const APPLY_UNTIL = seoulInstant('2026-11-25', '18:00').getTime();
export const WINDOWS: readonly [RefundWindow, RefundWindow] = [
  { firstDay: '2026-11-20', lastDay: '2026-11-21', percent: 100 },
  { firstDay: '2026-11-22', lastDay: '2026-11-24', percent: 33 },
];

const columns = {
  price: PRICE,
  apply_start_at: seoulInstant('2026-11-01', '09:00'),
  apply_end_at: new Date(APPLY_UNTIL),
  held_at: new Date(HELD_AT),
  finish_at: endOfSeoulDay(DAY),
  re_start_date: WINDOWS[0].firstDay,
  re_end_date: WINDOWS[0].lastDay,
  percent: WINDOWS[0].percent,
  re_start_date2: WINDOWS[1].firstDay,
  re_end_date2: WINDOWS[1].lastDay,
  percent2: WINDOWS[1].percent,
};

export interface Cast {
  memberNos: number[];
  /** Of the office, with every right. */
  employeeNo: number;
  educationNo: number;
  examinationNo: number;
}

/** The members, a course and an exam: made once a database, walked over many times. */
export async function makeCast(server: TestServer): Promise<Cast> {
  const { db, member } = server;
  const memberNos: number[] = [];
  for (let made = 0; made < MEMBERS; made += 1) memberNos.push((await member()).memberNo);
  for (const memberNo of memberNos) await completeCourse(db, memberNo, 2);
  const educationNo = await addCourse(db, { ...columns, edu_date: DAY });
  const examinationNo = await addExam(db, { ...columns, exam_date: DAY });
  await reconcilePast(db);
  const { memberNo: employeeNo } = await addEmployee(server);
  return { memberNos, employeeNo, educationNo, examinationNo };
}

/** The days before a walk have been compared, as every night does; no walk needs to do it again. */
async function reconcilePast(db: TestServer['db']) {
  await sql`
    insert into reconciled_day (day, reconciled_at)
    select day, ${BEGINNING} from generate_series(${BEGINNING}::date - 14, ${BEGINNING}::date - 1, interval '1 day') as day`.execute(
    db,
  );
}

/** Forgets the walk before: one statement, which costs less than a new database or a truncation. */
export async function setScenario({ db }: TestServer, cast: Cast, { capacity, isFree }: Scenario): Promise<void> {
  const price = isFree ? 0 : PRICE;
  await sql`
    with no_cash_receipts as (delete from cash_receipt),
      no_named_accounts as (delete from named_account), no_refunds as (delete from refund),
      no_findings as (delete from money_finding),
      no_payments as (delete from payment),
      no_moves as (delete from offering_change),
      no_changes as (delete from application_change),
      no_applications as (
        delete from application where education_no = ${cast.educationNo} or examination_no = ${cast.examinationNo}
      ),
      members as (
        update member set status = 'ACTIVE' where member_no = any(${cast.memberNos}) and status <> 'ACTIVE'
      ),
      no_results as (delete from sealed_result),
      no_notices as (delete from member_notice),
      no_messages as (delete from outbox),
      no_keys as (delete from idempotency_key),
      no_counts as (delete from rate_limit),
      no_days as (delete from reconciled_day where day >= ${BEGINNING}::date),
      course as (
        update education set taken = 0, called_off = false, capacity = ${capacity}, price = ${price}
        where education_no = ${cast.educationNo}
      )
    update examination set taken = 0, called_off = false, capacity = ${capacity}, price = ${price}
    where examination_no = ${cast.examinationNo}`.execute(db);
}
