import type { FormField } from '../../parts/form/FieldGroups.tsx';
import { useBranches } from '../../parts/overview/useBranches.ts';
import { useOverview } from '../../parts/overview/useOverview.ts';

const NATIONAL = { value: '', label: '협회 (전국)' };

/**
 * Field of the branch that gives a course, once its options are known. An employee of a branch chooses the own one or
 * one below it.
 */
export function useBranchField(): FormField<'branchNo'> | null {
  const branches = useBranches();
  const overview = useOverview().data;
  if (!overview || !branches) return null;
  return {
    name: 'branchNo',
    label: '주관',
    optional: true,
    options: [
      ...(overview.branch ? [] : [NATIONAL]),
      ...branches.map(({ branchNo, name }) => ({ value: branchNo, label: name })),
    ],
  };
}
