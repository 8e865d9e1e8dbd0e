import { sql } from 'kysely';
import type { RefusalCause } from '@portal/shared/contract/office';
import { DAY_MS } from '../../clock/durations.ts';
import type { Queries } from '../../database/types/tables.ts';
import { areSamePerson } from '../persons/samePerson.ts';

/** Days for which two are no pair after one has given the other a right. */
const CLOSE_DAYS = 30;

/** Two employees of whom one asks and the other confirms. */
export interface Pair {
  first: number;
  second: number;
}

/**
 * Why two employees are not two pairs of eyes; null when they are. They are one person's accounts; or, within 30 days,
 * one made the other an employee or gave a right, whichever of them asks; or both were made employees by the same
 * third.
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
