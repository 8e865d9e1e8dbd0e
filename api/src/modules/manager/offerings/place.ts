import { sql, type RawBuilder } from 'kysely';
import { REGION_NAMES, type Region } from '@portal/shared/contract/manager';
import { daysInMonth, endOfSeoulDay, seoulInstant } from '@portal/shared/time';
import type { OfferingKind } from '../../../database/types/tables/manager.ts';

/** The name of the region, by the first line of the address (migration 0016); the index of regions has it too. */
const nameOfRegion = sql<string>`region_of(address)`;

/** The region of a course or an exam as the wire calls it; null where the address names none. */
export const regionOf = (kind: OfferingKind): RawBuilder<Region | null> => {
  const names = Object.entries(REGION_NAMES).map(([region, name]) => sql`when ${name} then ${region}`);
  const ofAddress = sql<Region | null>`case ${nameOfRegion} ${sql.join(names, sql` `)} end`;
  return kind === 'exam' ? ofAddress : sql<Region | null>`case edu_type when 2 then 'ONLINE' else ${ofAddress} end`;
};

/** Held in a region. An online course is held in none, whatever its address says. */
export function inRegion(kind: OfferingKind, region: Region): RawBuilder<boolean> {
  const isThere = sql<boolean>`${nameOfRegion} = ${REGION_NAMES[region]}`;
  if (kind === 'exam') return isThere;
  return region === 'ONLINE' ? sql<boolean>`edu_type = 2` : sql<boolean>`edu_type = 1 and ${isThere}`;
}

/** Held, or begun, in a month `YYYY-MM` of Seoul. */
export const inMonth = (month: string): RawBuilder<boolean> => sql<boolean>`
  held_at >= ${seoulInstant(`${month}-01`)} and held_at < ${endOfSeoulDay(`${month}-${daysInMonth(month)}`)}`;
