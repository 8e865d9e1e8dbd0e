import { sql } from 'kysely';
import { REGION_NAMES } from '@portal/shared/contract/manager';
import type { Queries } from '../../../../database/types/tables.ts';
import { HttpError } from '../../../../errors/errors.ts';

/** Provinces by their common names. */
export const PROVINCES: readonly string[] = Object.values(REGION_NAMES).filter((name) => name !== REGION_NAMES.ONLINE);

/** Rejects the form at its regions, each with its line. */
const refused = (messages: readonly string[]) =>
  new HttpError('MALFORMED', { issues: messages.map((message) => ({ path: 'branch.regions', message })) });

/**
 * Typed regions as the lookup compares them.
 * @throws HttpError 400 naming each line that begins with no province, or that another branch in use covers.
 */
export async function readRegions(db: Queries, typed: readonly string[], branchNo: number | null): Promise<string[]> {
  const { rows } = await sql<{ line: number; region: string; taken_by: string | null }>`
    select line::int, place_of(typed) as region, (
      select name from branch_region join branch using (branch_no)
      where region = place_of(typed) and retired_at is null and branch_no is distinct from ${branchNo}::bigint limit 1
    ) as taken_by
    from jsonb_array_elements_text(${JSON.stringify(typed)}::jsonb) with ordinality as typed(typed, line)
    order by line`.execute(db);
  const problems = rows.flatMap(({ line, region, taken_by }) => {
    if (!PROVINCES.includes(region.split(' ')[0] ?? ''))
      return [`${line}째 줄: 시·도로 시작해야 합니다. ‘경기 수원시’처럼 적어주세요.`];
    return taken_by === null ? [] : [`${line}째 줄: ‘${region}’ 지역은 ${taken_by}에서 맡고 있습니다.`];
  });
  if (problems.length > 0) throw refused(problems);
  return [...new Set(rows.map(({ region }) => region))];
}

/** Stored regions of a branch. */
export async function regionsOf(db: Queries, branchNo: number): Promise<string[]> {
  const rows = await db
    .selectFrom('branch_region')
    .select('region')
    .where('branch_no', '=', branchNo)
    .orderBy('region')
    .execute();
  return rows.map(({ region }) => region);
}

/** Replaces the regions of a branch. */
export async function storeRegions(db: Queries, branchNo: number, regions: readonly string[]): Promise<void> {
  await db.deleteFrom('branch_region').where('branch_no', '=', branchNo).execute();
  if (regions.length > 0)
    await db
      .insertInto('branch_region')
      .values(regions.map((region) => ({ branch_no: branchNo, region })))
      .execute();
}
