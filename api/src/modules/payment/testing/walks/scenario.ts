import fc from 'fast-check';
import { sql } from 'kysely';
import type { PayMethod } from '@portal/shared/contract';
import { endOfSeoulDay, seoulInstant } from '@portal/shared/time';
import type { OfferingKind } from '../../../../database/types/tables/manager.ts';
import type { RefundWindow } from '../../../../money/testing/refundByTheBook.ts';
import type { TestServer } from '../../../../testing/index.ts';
import { addCourse, addExam, completeCourse } from '../../../manager/testing/offerings.ts';
import { addEmployee } from '../../../office/testing/employee.ts';

/** Initial state of a walk: an odd price, so that shares are rounded, or a free course. */
export interface Scenario {
  kind: OfferingKind;
  capacity: number;
  isFree: boolean;
  /** The first member's payment method. */
  method: PayMethod;
  /** Selects the opening. */
  opening: number;
  /** Selects the trouble of an opening, if it has one. */
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

/** Start of every walk: two windows, the last application day and the course are within its reach. */
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
  /** Employee with every permission. */
  employeeNo: number;
  educationNo: number;
  examinationNo: number;
}

/** Creates the members, a course and an exam, once per database for many walks. */
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

/** Marks the days before a walk as compared, so that no walk has to compare them. */
async function reconcilePast(db: TestServer['db']) {
  await sql`
    insert into reconciled_day (day, reconciled_at)
    select day, ${BEGINNING} from generate_series(${BEGINNING}::date - 14, ${BEGINNING}::date - 1, interval '1 day') as day`.execute(
    db,
  );
}

/** Resets the data of the previous walk in one statement, which is cheaper than a new database or a truncation. */
export async function setScenario({ db }: TestServer, cast: Cast, { capacity, isFree }: Scenario): Promise<void> {
  const price = isFree ? 0 : PRICE;
  await sql`
    with no_cash_receipts as (delete from cash_receipt),
      no_named_accounts as (delete from named_account), no_refunds as (delete from refund),
      no_findings as (delete from money_finding),
      no_payments as (delete from payment),
      no_moves as (delete from offering_change),
      no_changes as (delete from application_change), no_consents as (delete from application_consent),
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
