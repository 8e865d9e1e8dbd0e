import { FilterSelect } from '@portal/shared/ui';
import { useBranches } from './useBranches.ts';

interface BranchFilterProps {
  label: string;
  /** Null: all branches. */
  branchNo: number | null;
  onChange(branchNo: number | null): void;
}

/** Number of a branch in the query of a page; null if there is none. */
export const branchNoOf = (named: string | null): number | null =>
  named !== null && /^[1-9]\d{0,8}$/.test(named) ? Number(named) : null;

/** Filter of a list by branch; nothing for an employee who sees only one. */
export function BranchFilter({ label, branchNo, onChange }: BranchFilterProps) {
  const branches = useBranches() ?? [];
  if (branches.length < 2) return null;
  return (
    <FilterSelect
      label={label}
      options={[
        { value: '', label: '모든 지회·지부' },
        ...branches.map((branch) => ({ value: `${branch.branchNo}`, label: branch.name })),
      ]}
      value={`${branchNo ?? ''}`}
      onChange={(value) => onChange(value === '' ? null : Number(value))}
    />
  );
}
