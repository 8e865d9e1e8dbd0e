import { sql } from 'kysely';
import type { RefusalCause } from '@portal/shared/contract/office';
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

/**
 * Returns why the second employee may not confirm for the first; null if allowed. Barred are two accounts of one
 * person, and within 30 days: a pair of which either granted the other a right or the employee role, and two who were
 * made employees by the same third employee.
 */
export async function findBar(pair: Pair, { db, now }: { db: Queries; now: Date }): Promise<RefusalCause | null> {
  if (await areSamePerson(db, pair.first, pair.second)) return 'SECOND_IS_SAME_PERSON';
  return (await areClose(pair, { db, now })) ? 'SECOND_TOO_CLOSE' : null;
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
