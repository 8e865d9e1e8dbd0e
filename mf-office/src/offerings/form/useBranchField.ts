import { useItem } from '@portal/shared/client';
import { getListBranch } from '@portal/shared/contract/branch';
import type { FormField } from '../../parts/form/FieldGroups.tsx';
import { useOverview } from '../../parts/overview/useOverview.ts';

const NATIONAL = { value: '', label: '협회 (전국)' };

/**
 * Field of the branch that gives a course, once its options are known. An employee of a branch chooses the own one or
 * one below it.
 */
export function useBranchField(): FormField<'branchNo'> | null {
  const { data: branches, error } = useItem(getListBranch, {});
  const overview = useOverview().data;
  if (!overview || (!branches && !error)) return null;
  const own = overview.branch?.branchNo;
  const within = (branches ?? []).filter(
    ({ branchNo, parent }) => own === undefined || branchNo === own || parent?.branchNo === own,
  );
  return {
    name: 'branchNo',
    label: '주관',
    optional: true,
    options: [
      ...(own === undefined ? [NATIONAL] : []),
      ...within.map(({ branchNo, name }) => ({ value: branchNo, label: name })),
    ],
  };
}
