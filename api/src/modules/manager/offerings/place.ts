import { sql, type RawBuilder } from 'kysely';
import { REGION_NAMES, type Region } from '@portal/shared/contract/manager';
import { daysInMonth, endOfSeoulDay, seoulInstant } from '@portal/shared/time';
import type { OfferingKind } from '../../../database/types/tables/manager.ts';

/** Name of the region, by the first line of the address (migration 0016); the index of regions has it too. */
const nameOfRegion = sql<string>`region_of(address)`;

/** Region of a course or an exam in the wire's code; null if the address names none. */
export const regionOf = (kind: OfferingKind): RawBuilder<Region | null> => {
  const names = Object.entries(REGION_NAMES).map(([region, name]) => sql`when ${name} then ${region}`);
  const ofAddress = sql<Region | null>`case ${nameOfRegion} ${sql.join(names, sql` `)} end`;
  return kind === 'exam' ? ofAddress : sql<Region | null>`case edu_type when 2 then 'ONLINE' else ${ofAddress} end`;
};

/** Condition that an offering is in a region. An online course is in none, even if its address names one. */
export function inRegion(kind: OfferingKind, region: Region): RawBuilder<boolean> {
  const isThere = sql<boolean>`${nameOfRegion} = ${REGION_NAMES[region]}`;
  if (kind === 'exam') return isThere;
  return region === 'ONLINE' ? sql<boolean>`edu_type = 2` : sql<boolean>`edu_type = 1 and ${isThere}`;
}

/** Condition that an offering begins in a month `YYYY-MM` in Seoul. */
export const inMonth = (month: string): RawBuilder<boolean> => sql<boolean>`
  held_at >= ${seoulInstant(`${month}-01`)} and held_at < ${endOfSeoulDay(`${month}-${daysInMonth(month)}`)}`;
