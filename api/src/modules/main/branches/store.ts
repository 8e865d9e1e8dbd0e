import { sql } from 'kysely';
import { BRANCH_KIND_NAMES } from '@portal/shared/contract/branch';
import type { Queries } from '../../../database/types/tables.ts';

const regions = sql<string[]>`array(
  select region from branch_region where branch_region.branch_no = branch.branch_no order by region
)`;

/** Branches by name, each regional one before its local ones. */
export const branchesIn = (db: Queries, isRetired: boolean) =>
  db
    .selectFrom('branch')
    .leftJoin('branch as parent', 'parent.branch_no', 'branch.parent_no')
    .selectAll('branch')
    .select(['parent.name as parent_name', regions.as('regions')])
    .where('branch.retired_at', isRetired ? 'is not' : 'is', null)
    .orderBy(sql`coalesce(parent.name, branch.name)`)
    .orderBy(sql`branch.parent_no is not null`)
    .orderBy('branch.name')
    .orderBy('branch.branch_no');

/** Name and phone of a branch on other pages; null without one. */
export const findBranch = async (db: Queries, branchNo: number | null) =>
  branchNo === null
    ? null
    : ((await db.selectFrom('branch').select(['name', 'phone']).where('branch_no', '=', branchNo).executeTakeFirst()) ??
      null);

type ListedBranch = Awaited<ReturnType<ReturnType<typeof branchesIn>['execute']>>[number];

export const presentBranch = (row: ListedBranch) => ({
  branchNo: row.branch_no,
  name: row.name,
  kind: row.kind,
  kindName: BRANCH_KIND_NAMES[row.kind],
  parent: row.parent_no === null ? null : { branchNo: row.parent_no, name: row.parent_name ?? '' },
  regions: row.regions,
  address: row.address,
  phone: row.phone,
  email: row.mail_address,
  mapLink: row.map_link,
  hours: row.hours,
});
