import { sql, type RawBuilder } from 'kysely';
import { REGION_NAMES } from '@portal/shared/contract/manager';

const UNKNOWN = '알 수 없음';

const NAMED = Object.values(REGION_NAMES).filter((name) => name !== REGION_NAMES.ONLINE);

/** Regions in their usual order, and the label of a missing or foreign address. */
export const REGIONS: readonly string[] = [...NAMED, UNKNOWN];

/** Region of an address. */
export const regionOf = (address: RawBuilder<unknown>) =>
  sql<string>`case when region_of(${address}) = any(${sql.val(NAMED)}) then region_of(${address}) else ${sql.lit(UNKNOWN)} end`;

/** Age bands, the last one open. */
export const AGES: readonly string[] = ['10대', '20대', '30대', '40대', '50대', '60대', '70대 이상', UNKNOWN];

/** Age band on a day, from a birth date in digits; one that is no day of the calendar does no harm. */
export const ageOf = (birth: RawBuilder<unknown>, day: string) => {
  const years = sql`((${sql.lit(Number(day.replaceAll('-', '')))} - ${birth}::int) / 10000)`;
  return sql<string>`case when ${birth} !~ '^[12][0-9]{7}$' or ${birth} is null then ${sql.lit(UNKNOWN)}
    when ${years} >= 70 then '70대 이상' else greatest(${years} / 10 * 10, 10) || '대' end`;
};
