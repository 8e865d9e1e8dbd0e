import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '../../../database/types/tables.ts';
import { byGroup, type Figure, type Grouped } from './figure.ts';

/** Name of a branch in use, or the label of rows without one. */
export const branchLabel = (branchNo: RawBuilder<unknown>, none: string) =>
  sql<string>`coalesce((
    select name from branch where branch.branch_no = ${branchNo} and retired_at is null
  ), ${sql.lit(none)})`;

/** Values by branch, in the order of the names; rows without a branch come last. */
export async function byBranch(
  rows: readonly Grouped[],
  { none, ...heads }: Pick<Figure, 'title' | 'note'> & { unit: string; none: string },
  series: readonly string[],
  db: Queries,
): Promise<Figure> {
  const branches = await db
    .selectFrom('branch')
    .select('name')
    .where('retired_at', 'is', null)
    .orderBy('name')
    .execute();
  return byGroup(rows, { ...heads, order: [...branches.map(({ name }) => name), none] }, series);
}
