import type { CallEntity } from '@portal/shared/contract';
import type { getListBranch } from '@portal/shared/contract/branch';
import { REGION_NAMES } from '@portal/shared/contract/manager';

export type Branch = CallEntity<typeof getListBranch>[number];

/** The province or city that a region begins with: `경기 수원시` is in 경기. */
const provinceOf = (region: string): string => region.split(' ')[0] ?? '';

/** Provinces that a branch covers in whole or in part, in their usual order. */
export const provincesOf = (branches: readonly Branch[]): readonly string[] =>
  Object.values(REGION_NAMES).filter((name) =>
    branches.some(({ regions }) => regions.some((region) => provinceOf(region) === name)),
  );

/** Branches of a province; all of them without one. */
export const branchesFor = (branches: readonly Branch[], province: string): readonly Branch[] =>
  province === ''
    ? branches
    : branches.filter(({ regions }) => regions.some((region) => provinceOf(region) === province));
