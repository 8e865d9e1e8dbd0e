import { sql } from 'kysely';
import { ACT_PERMISSIONS, type OfficeAct, type RefusalCause } from '@portal/shared/contract/office';
import type { Permission } from '@portal/shared/contract/office/permission';
import { DAY_MS } from '../../clock/durations.ts';
import type { Queries } from '../../database/types/tables.ts';
import { areSamePerson } from '../persons/samePerson.ts';

/** Days after granting a right during which grantor and grantee cannot confirm for each other. */
const CLOSE_DAYS = 30;

/** The employee who requests an act and the one who confirms it. */
export interface Pair {
  first: number;
  second: number;
}

/** True if an employee may still do what takes these permissions: not dismissed, suspended or without one of them. */
export async function mayStill(db: Queries, employeeNo: number, permissions: readonly Permission[]): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select exists (
      select from member where member_no = ${employeeNo} and role = 'employee' and status = 'ACTIVE'
    ) and not exists (
      select from unnest(${[...permissions]}::text[]) as needed where needed not in (
        select permission from employee_permission where member_no = ${employeeNo}
        union all
        select permission from added_permission where member_no = ${employeeNo} and taken_at is null
      )
    ) as may`.execute(db);
  return rows[0]?.may === true;
}

/**
 * Returns why the second employee may not confirm for the first; null if allowed. Barred are two accounts of one
 * person, and within 30 days: a pair of which either granted the other a right or the employee role, and two who were
 * made employees by the same third employee; and a first one who may not do this act any more.
 */
export async function findBar(
  pair: Pair,
  act: OfficeAct,
  { db, now }: { db: Queries; now: Date },
): Promise<RefusalCause | null> {
  if (await areSamePerson(db, pair.first, pair.second)) return 'SECOND_IS_SAME_PERSON';
  if (await areClose(pair, { db, now })) return 'SECOND_TOO_CLOSE';
  return (await mayStill(db, pair.first, [ACT_PERMISSIONS[act]])) ? null : 'FIRST_NOT_ALLOWED';
}

async function areClose({ first, second }: Pair, { db, now }: { db: Queries; now: Date }): Promise<boolean> {
  const since = new Date(now.getTime() - CLOSE_DAYS * DAY_MS);
  const { rows } = await sql<{ close: boolean }>`
    select exists (
      select from employee_grant where granted_at > ${since}
        and ((member_no = ${second} and granted_by = ${first}) or (member_no = ${first} and granted_by = ${second}))
    ) or exists (
      select from added_permission where granted_at > ${since}
        and ((member_no = ${second} and granted_by = ${first}) or (member_no = ${first} and granted_by = ${second}))
    ) or exists (
      select from employee_grant as one join employee_grant as other on other.granted_by = one.granted_by
      where one.member_no = ${first} and one.permission is null and one.granted_at > ${since}
        and other.member_no = ${second} and other.permission is null and other.granted_at > ${since}
    ) as close`.execute(db);
  return rows[0]?.close === true;
}
