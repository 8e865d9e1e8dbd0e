import { useItem } from '@portal/shared/client';
import { getListBranch } from '@portal/shared/contract/branch';
import { useOverview } from './useOverview.ts';

/**
 * Returns the branches in use that the employee sees: all, or the own one and those below it. Null until they are
 * known; none if they cannot be read.
 */
export function useBranches() {
  const { data: branches, error } = useItem(getListBranch, {});
  const overview = useOverview().data;
  if (!overview || (!branches && !error)) return null;
  const own = overview.branch?.branchNo;
  return (branches ?? []).filter(
    ({ branchNo, parent }) => own === undefined || branchNo === own || parent?.branchNo === own,
  );
}
