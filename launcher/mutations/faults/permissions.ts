import { called, withoutCall, withoutLink, withoutWhere } from '../changes/calls.ts';
import { decided, words } from '../changes/conditions.ts';
import { literal, returns, withoutElement, withoutEntry } from '../changes/values.ts';
import type { Fault } from '../fault.ts';
import { SUITES } from '../suites.ts';

const permissions = (file: string) => `api/src/internalControls/permissions/${file}.ts`;

export const PERMISSIONS: readonly Fault[] = [
  {
    name: 'the audit log is read with the right to contents',
    file: 'shared/src/contract/office/audit.ts',
    at: 'office',
    change: literal('members', 'content'),
    suites: [SUITES.callAccess],
  },
  {
    name: 'a call that names no right is open to every employee',
    file: 'api/src/pipeline/session.ts',
    at: 'requirePermission',
    change: decided('granted', false),
    suites: [SUITES.access],
  },
  {
    name: 'an employee of a branch makes calls that are not open to branches',
    file: 'api/src/pipeline/admitBranch.ts',
    at: 'requireOpen',
    change: returns('{}'),
    suites: [SUITES.branches],
  },
  {
    name: 'an employee of a branch names rows of another one',
    file: 'api/src/internalControls/branches/confine.ts',
    at: 'hasRow',
    change: returns('true'),
    suites: [SUITES.branches],
  },
  {
    name: 'a file names members of another branch',
    file: 'api/src/internalControls/branches/listReadable.ts',
    at: 'listReadable',
    change: returns('[...numbers]'),
    suites: [SUITES.branches],
  },
  {
    name: 'an answer links applicants of other branches',
    file: 'api/src/internalControls/branches/unlinkStrangers.ts',
    at: 'unlinkStrangers',
    change: returns('answer'),
    suites: [SUITES.branches],
  },
  {
    name: 'an employee whose account belongs to another branch decides the own matter',
    file: 'api/src/internalControls/persons/samePerson.ts',
    at: 'findSamePerson',
    change: withoutLink('withoutPlugins'),
    suites: [SUITES.branches],
  },
  {
    name: 'an employee of a branch changes the account of a national colleague',
    file: permissions('authority'),
    at: 'isWithinReach',
    change: returns('true'),
    suites: [SUITES.branches],
  },
  {
    name: 'an employee of a branch reads the title of a draft of another one',
    file: 'api/src/modules/office/qualification/offerings/questions.ts',
    at: 'namer',
    change: decided('isReadable', true),
    suites: [SUITES.branches],
  },
  {
    name: 'requests of other branches wait for a second employee of this one',
    file: 'api/src/internalControls/branches/confinedTables.ts',
    at: 'ofObjects',
    change: returns("'true'"),
    suites: [SUITES.branches],
  },
  {
    name: 'members that an employee has placed follow their business',
    file: 'api/src/modules/office/people/branches/moveMembers.ts',
    at: 'moveMembers',
    change: words(' and not branch_by_hand', ''),
    suites: [SUITES.branchMoves],
  },
  {
    name: 'a branch that changes again leaves members where they were',
    file: 'api/src/modules/office/people/branches/moveMembers.ts',
    at: 'requestMove',
    change: withoutEntry('after_member_no'),
    suites: [SUITES.branchMoves],
  },
  {
    name: 'a right that was taken away still counts',
    file: 'api/src/pipeline/session.ts',
    at: 'requirePermission',
    change: withoutWhere('taken_at'),
    suites: [SUITES.permissions],
  },
  {
    name: 'taking a right away takes it from everybody',
    file: permissions('store'),
    at: 'removePermissions',
    change: withoutWhere('member_no', 1),
    suites: [SUITES.employees],
  },
  {
    name: 'an employee changes who may do more',
    file: permissions('authority'),
    at: 'isBelow',
    change: returns('true'),
    suites: [SUITES.employees],
  },
  {
    name: 'an employee changes the own account',
    file: permissions('authority'),
    at: 'lockBelow',
    change: withoutCall('requireNotOwn'),
    suites: [SUITES.employees],
  },
  {
    name: 'employees who take rights from each other are not locked',
    file: permissions('authority'),
    at: 'lockBelow',
    change: called('forNoKeyUpdate', 'forKeyShare'),
    suites: [SUITES.employees],
  },
  {
    name: 'a dismissed employee stays logged in',
    file: permissions('employees'),
    at: 'changeRole',
    change: withoutCall('execute', 2),
    suites: [SUITES.employees],
  },
  {
    name: 'employees read what members have handed in without a record',
    file: 'api/src/modules/files/downloads/readFile.ts',
    at: 'mayReadAsEmployee',
    change: withoutCall('recordLook'),
    suites: [SUITES.access],
  },
  {
    name: 'an act of the office can be changed without a trace',
    file: 'api/src/internalControls/audit/verifyChain.ts',
    at: 'problemOf',
    change: returns('null'),
    suites: [SUITES.audit],
  },
  {
    name: 'an absence entered without a ticket is admitted at the door',
    file: 'api/src/modules/office/qualification/attendance/judgeEntry.ts',
    at: 'NEEDS_TICKET',
    change: withoutElement('ABSENT'),
    suites: [SUITES.attendance],
  },
];
