import { sql, type RawBuilder } from 'kysely';
import { REGION_NAMES } from '@portal/shared/contract/manager';

const UNKNOWN = '알 수 없음';

/** Regions in their usual order, and the label of a missing or foreign address. */
export const REGIONS: readonly string[] = [
  ...Object.values(REGION_NAMES).filter((name) => name !== REGION_NAMES.ONLINE),
  UNKNOWN,
];
const NAMED = REGIONS.filter((name) => name !== UNKNOWN);

/** Region of an address. */
export const regionOf = (address: RawBuilder<unknown>) =>
  sql<string>`case when region_of(${address}) = any(${sql.val(NAMED)}) then region_of(${address}) else ${sql.lit(UNKNOWN)} end`;

/** Age bands, the last one open. */
export const AGES: readonly string[] = ['10대', '20대', '30대', '40대', '50대', '60대', '70대 이상', UNKNOWN];

/** Age band on a day, from a birth date in digits. */
export const ageOf = (birth: RawBuilder<unknown>, day: string) => {
  const years = sql`extract(year from age(${sql.val(day)}::date, to_date(${birth}, 'YYYYMMDD')))`;
  return sql<string>`case when ${birth} !~ '^[12][0-9]{7}$' or ${birth} is null then ${sql.lit(UNKNOWN)}
    when ${years} >= 70 then '70대 이상' else greatest(floor(${years} / 10) * 10, 10)::int || '대' end`;
};
