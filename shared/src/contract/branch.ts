import * as v from 'valibot';
import { publicCalls } from './base/callsFor.ts';
import { integer } from './base/fields.ts';
import { wordOf } from './base/words.ts';

/** Branches of the association, as visitors see them. */

export const BRANCH_KIND_NAMES = { REGIONAL: '지회', LOCAL: '지부' } as const;
/** A regional branch, or a local one below it. */
export type BranchKind = keyof typeof BRANCH_KIND_NAMES;
export const branchKind = wordOf(BRANCH_KIND_NAMES, '지회인지 지부인지 골라주세요.');

/** Names of a branch on other pages: of a member, a course or an employee. */
export const branchName = v.object({ branchNo: integer, name: v.string() });

export const branchFields = {
  branchNo: integer,
  name: v.string(),
  kind: branchKind,
  kindName: v.string(),
  /** The regional branch of a local one; null for a regional one. */
  parent: v.nullable(branchName),
  /** `서울`, `경기 수원시`: a member belongs to the branch of the longest region of the place of business. */
  regions: v.array(v.string()),
  /** Empty where the branch has none, like all that follow. */
  address: v.string(),
  phone: v.string(),
  email: v.string(),
  mapLink: v.string(),
  hours: v.string(),
};

export const getListBranch = publicCalls('/api/home/intro').get('getListBranch', {
  summary: 'Branches in use, each regional one before its local ones',
  input: v.object({}),
  entity: v.array(v.object(branchFields)),
});
