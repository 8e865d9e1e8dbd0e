import * as v from 'valibot';
import type { CallEntity } from '@portal/shared/contract';
import { BRANCH_STATE_NAMES, type officeBranch, type officeBranches } from '@portal/shared/contract/office';

export type Branch = CallEntity<typeof officeBranches>['list'][number];
export type BranchDetail = CallEntity<typeof officeBranch>;

export const BRANCHES_PATH = '/office/branches';
export const writePath = (branchNo?: number) =>
  branchNo === undefined ? `${BRANCHES_PATH}/write` : `${BRANCHES_PATH}/write?no=${branchNo}`;

/** Choices of the list: branches in use at first. */
export const STATES = {
  options: [
    { value: '', label: BRANCH_STATE_NAMES.inUse },
    { value: 'retired', label: BRANCH_STATE_NAMES.retired },
  ],
  wordOf: (named: string | null) => (named === 'retired' ? ('retired' as const) : ('inUse' as const)),
};

/** The form as typed: each region on a line of its own. */
const typed = v.object({
  version: v.string(),
  name: v.string(),
  kind: v.string(),
  parentNo: v.string(),
  regions: v.string(),
  address: v.string(),
  phone: v.string(),
  email: v.string(),
  mapLink: v.string(),
  hours: v.string(),
});
export type BranchValues = v.InferOutput<typeof typed>;

/** The form as sent; the API checks it at its fields. */
export const branchSchema = v.pipe(
  typed,
  v.transform(({ version: _version, parentNo, regions, ...form }) => ({
    ...form,
    kind: form.kind === 'LOCAL' ? ('LOCAL' as const) : ('REGIONAL' as const),
    parentNo: form.kind === 'LOCAL' && parentNo !== '' ? Number(parentNo) : null,
    regions: regions
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  })),
);
export type CheckedBranch = v.InferOutput<typeof branchSchema>;

export const NEW_BRANCH: BranchValues = {
  version: '',
  name: '',
  kind: 'REGIONAL',
  parentNo: '',
  regions: '',
  address: '',
  phone: '',
  email: '',
  mapLink: '',
  hours: '평일 09:00~18:00 (점심시간 12:00~13:00)',
};

export const valuesOf = ({ version, parent, regions, ...branch }: BranchDetail): BranchValues => ({
  version: `${version}`,
  name: branch.name,
  kind: branch.kind,
  parentNo: parent ? `${parent.branchNo}` : '',
  regions: regions.join('\n'),
  address: branch.address,
  phone: branch.phone,
  email: branch.email,
  mapLink: branch.mapLink,
  hours: branch.hours,
});
