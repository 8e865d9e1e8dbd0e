import { sql } from 'kysely';
import { REGION_NAMES, type Region } from '@portal/shared/contract/manager';
import { seoulDay } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';
import type { OfferingKind } from '../../../database/types/tables/manager.ts';
import { OFFERING_KINDS } from '../../../enrolment/offering/offeringKind.ts';
import { regionOf } from './place.ts';

/** Length of the month in `YYYY-MM-DD`. */
const MONTH_LETTERS = 7;
const REGIONS = Object.keys(REGION_NAMES) as Region[];

const distinct = <Value>(values: readonly Value[]) => [...new Set(values)];

/** Regions and months of the offerings that can be applied for, now or later. */
export async function listChoices(db: Queries, kind: OfferingKind, now: Date) {
  const { rows } = await sql<{ region: Region | null; held_at: Date }>`
    select ${regionOf(kind)} as region, held_at from ${sql.table(OFFERING_KINDS[kind].table)}
    where apply_end_at > ${now} and not called_off and not is_draft`.execute(db);
  const found = new Set(rows.map(({ region }) => region));
  return {
    regions: REGIONS.filter((region) => found.has(region)),
    months: distinct(rows.map(({ held_at }) => seoulDay(held_at).slice(0, MONTH_LETTERS))).toSorted(),
  };
}
