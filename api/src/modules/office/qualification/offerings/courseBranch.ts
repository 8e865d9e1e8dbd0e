import type { Queries } from '../../../../database/types/tables.ts';
import type { CourseRow } from '../../../manager/offerings/store.ts';
import { lockInUse } from '../../people/branches/target.ts';
import type { SavingContext } from './announceMove.ts';

/**
 * Branch of a saved course. An employee of a branch makes courses of the own branch and its local ones alone, and moves
 * none to another.
 */
export async function courseBranch(
  asked: number | null | undefined,
  before: CourseRow | null,
  { db, caller }: SavingContext,
): Promise<number | null> {
  const present = before?.branch_no ?? null;
  const own = branchOfCaller(caller);
  const wanted = own === null ? asked : await withinReach(asked, own, db);
  const unchanged = before === null ? own : present;
  if (wanted === undefined || wanted === present) return wanted ?? unchanged;
  if (wanted !== null) await lockInUse(db, wanted);
  return wanted;
}

/** Branch of an employee; null for a national one and for a command on the server. */
export const branchOfCaller = (caller: SavingContext['caller']): number | null =>
  caller && 'branchNo' in caller ? caller.branchNo : null;

/** The branch asked for if it is the own one or below it; otherwise undefined. */
async function withinReach(asked: number | null | undefined, own: number, db: Queries) {
  return (await listReach(own, db)).find((branchNo) => branchNo === asked);
}

/** Numbers of a branch and its local ones. */
export async function listReach(own: number, db: Queries): Promise<number[]> {
  const branches = await db
    .selectFrom('branch')
    .select('branch_no')
    .where(({ or, eb }) => or([eb('branch_no', '=', own), eb('parent_no', '=', own)]))
    .execute();
  return branches.map(({ branch_no }) => branch_no);
}
