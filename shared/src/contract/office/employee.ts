import * as v from 'valibot';
import { call } from '../call.ts';
import { listOf, paging } from '../envelope.ts';
import { dateTime, integer, rowNumber } from '../fields.ts';
import { reason } from './fields.ts';
import { PERMISSIONS } from './permission.ts';

/** The association's employees, and what they may do. */

const permissions = v.pipe(v.array(v.picklist(PERMISSIONS)), v.maxLength(PERMISSIONS.length));

export const officeEmployees = call({
  method: 'GET',
  path: '/api/office/employees',
  access: 'employee',
  permission: 'members',
  changes: false,
  summary: 'Every employee with permissions and last login',
  input: v.object(paging),
  entity: listOf(
    v.object({
      memberNo: integer,
      userId: v.string(),
      name: v.string(),
      permissions: v.array(v.picklist(PERMISSIONS)),
      isSuspended: v.boolean(),
      lastLoginAt: v.nullable(dateTime),
    }),
  ),
});

export const officeSetEmployee = call({
  method: 'POST',
  path: '/api/office/employees/set',
  access: 'employee',
  permission: 'members',
  changes: true,
  body: 'json',
  idempotent: true,
  summary: 'Makes a member an employee, or changes what one may do: exactly these permissions',
  input: v.object({ memberNo: rowNumber, permissions, reason }),
  entity: v.null(),
});

export const officeDismissEmployee = call({
  method: 'POST',
  path: '/api/office/employees/dismiss',
  access: 'employee',
  permission: 'members',
  changes: true,
  body: 'json',
  idempotent: true,
  summary: 'Makes an employee a member again: without permissions, sessions and links',
  input: v.object({ memberNo: rowNumber, reason }),
  entity: v.null(),
});

export const officeSendLoginLink = call({
  method: 'POST',
  path: '/api/office/employees/sendLink',
  access: 'employee',
  permission: 'members',
  changes: true,
  body: 'json',
  summary: "Sends an employee's login link to the employee's own phone; nobody else sees it",
  input: v.object({ memberNo: rowNumber, reason }),
  entity: v.null(),
});
