import type { Selectable } from 'kysely';
import type { Queries } from '../../../../database/types/tables.ts';
import type { BranchTable } from '../../../../database/types/tables/branch.ts';
import { BusinessError, HttpError } from '../../../../errors/errors.ts';
import type { Target } from '../../../../internalControls/acts/act.ts';

export type BranchRow = Selectable<BranchTable>;

/** Locks all branches, few as they are: their regions and levels depend on each other. */
export const lockBranches = (db: Queries): Promise<BranchRow[]> =>
  db.selectFrom('branch').selectAll().orderBy('branch_no').forNoKeyUpdate().execute();

export interface LockedBranch {
  branch: BranchRow;
  all: readonly BranchRow[];
}

export const branchTarget: Target<LockedBranch> = {
  object: 'branch',
  async lock(no, { db }) {
    const all = await lockBranches(db);
    const branch = all.find(({ branch_no }) => branch_no === no);
    return branch ? { branch, all } : null;
  },
  memberNo: () => null,
};

/** Locks a branch that members, courses and employees may be given to. */
export async function lockInUse(db: Queries, branchNo: number): Promise<void> {
  const branch = await db
    .selectFrom('branch')
    .select('retired_at')
    .where('branch_no', '=', branchNo)
    .forShare()
    .executeTakeFirst();
  if (!branch) throw new HttpError('NOT_FOUND');
  if (branch.retired_at !== null) throw new BusinessError('BRANCH_RETIRED');
}
