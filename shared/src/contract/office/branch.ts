import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { listOf, paging } from '../base/envelope.ts';
import { integer, numberText, requiredText, rowNumber, text } from '../base/fields.ts';
import { NOT_OFFERED, wordOf } from '../base/words.ts';
import { branchFields, branchKind } from '../branch.ts';
import { reason } from './fields.ts';

/** Branches of the association, their members and employees. Employees of a branch make none of these calls. */

const office = callsFor('members', '/api/office');

export const BRANCH_STATE_NAMES = { inUse: '운영 중', retired: '운영 끝' } as const;
export type BranchState = keyof typeof BRANCH_STATE_NAMES;
const branchState = wordOf(BRANCH_STATE_NAMES);

/** Maximum regions of a branch. */
export const MAX_REGIONS = 100;

const link = v.pipe(
  text(500),
  v.check((url) => url === '' || /^https:\/\/[^\s/]+\.[^\s]+$/.test(url), 'https://로 시작하는 주소를 입력해주세요.'),
);
const mail = v.pipe(
  text(100),
  v.check((typed) => typed === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed), '이메일 주소를 확인해주세요.'),
);

const branchForm = v.pipe(
  v.object({
    name: requiredText(50, '이름을 입력해주세요.'),
    kind: branchKind,
    /** The regional branch of a local one. */
    parentNo: v.optional(v.nullable(rowNumber), null),
    regions: v.pipe(
      v.array(requiredText(50, '지역을 입력해주세요.')),
      v.maxLength(MAX_REGIONS, `지역은 ${MAX_REGIONS}곳 이하로 입력해주세요.`),
    ),
    address: v.optional(text(200), ''),
    phone: v.optional(numberText(30), ''),
    email: v.optional(mail, ''),
    mapLink: v.optional(link, ''),
    hours: v.optional(text(200), ''),
  }),
  v.forward(
    v.check(({ kind, parentNo }) => kind === 'REGIONAL' || parentNo !== null, '지부가 속한 지회를 골라주세요.'),
    ['parentNo'],
  ),
);
export type BranchForm = v.InferOutput<typeof branchForm>;

const state = {
  state: branchState,
  version: integer,
  members: integer,
  employees: integer,
  /** Members whose branch a job has yet to look up since this one has changed. Absent from older APIs. */
  membersToCheck: v.optional(integer),
};

export const officeBranches = office.get('branches', {
  summary: 'Branches, each regional one before its local ones, with the numbers of members and employees',
  input: v.object({ ...paging, state: v.optional(branchState, 'inUse') }),
  entity: listOf(v.object({ ...branchFields, ...state })),
});

export const officeBranch = office.get('branch', {
  summary: 'One branch with the values of its form',
  input: v.object({ branchNo: rowNumber }),
  entity: v.object({ ...branchFields, ...state }),
});

export const officeSaveBranch = office.post('branches', {
  idempotent: true,
  summary: 'Makes a branch, or changes the one of this number; a job moves its members. Entity is its number',
  input: v.object({
    branchNo: v.optional(rowNumber),
    /** Version that the employee has seen; none for a new branch. */
    version: v.optional(rowNumber),
    branch: branchForm,
  }),
  entity: integer,
});

export const officeRetireBranch = office.post('branches/retire', {
  idempotent: true,
  summary: 'Ends the use of a branch, whose members go to the branch of the wider region, or reopens it',
  input: v.object({ branchNo: rowNumber, act: v.picklist(['retire', 'reopen'], NOT_OFFERED), reason }),
  entity: v.null(),
});

export const officeSetMemberBranch = office.post('member/branch', {
  idempotent: true,
  summary: "Sets a member's branch by hand; without a number it follows from the place of business again",
  input: v.object({ memberNo: rowNumber, branchNo: v.optional(rowNumber), reason }),
  entity: v.null(),
});

export const officeAssignBranch = office.post('employees/branch', {
  stepUp: 'always',
  idempotent: true,
  summary: 'Confines an employee to a branch; without a number the employee is national again',
  input: v.object({ memberNo: rowNumber, branchNo: v.optional(rowNumber), reason }),
  entity: v.null(),
});
