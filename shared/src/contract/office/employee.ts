import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { listOf, paging } from '../base/envelope.ts';
import { dateTime, integer, rowNumber } from '../base/fields.ts';
import { PERMISSIONS } from '../base/permission.ts';
import { NOT_OFFERED } from '../base/words.ts';
import { outcome, reason } from './fields.ts';

/** Employees of the association and their permissions. */

const office = callsFor('members', '/api/office/employees');

const permissions = v.pipe(v.array(v.picklist(PERMISSIONS, NOT_OFFERED)), v.maxLength(PERMISSIONS.length, NOT_OFFERED));

export const officeEmployees = office.get('', {
  summary: 'Every employee with permissions and last login, and what waits for a second employee',
  input: v.object(paging),
  entity: listOf(
    v.object({
      memberNo: integer,
      userId: v.string(),
      name: v.string(),
      permissions: v.array(v.picklist(PERMISSIONS)),
      /** Requested permissions that another employee must confirm; null if none. */
      grant: v.nullable(
        v.object({
          permissions: v.array(v.picklist(PERMISSIONS)),
          askedBy: v.string(),
          askedAt: dateTime,
          /** True if the caller made the request, so that somebody else must confirm it. */
          isOwn: v.boolean(),
          /** Reason given with the request. Absent from older APIs. */
          reason: v.optional(v.string()),
        }),
      ),
      isSuspended: v.boolean(),
      lastLoginAt: v.nullable(dateTime),
      /** True if a colleague has asked to remove the second factors. Absent from older APIs. */
      isResetAsked: v.optional(v.boolean()),
    }),
  ),
});

export const officeSetEmployee = office.post('set', {
  stepUp: 'always',
  idempotent: true,
  summary:
    'Makes a member an employee, or changes what one may do: exactly these permissions. What gives money waits until another employee asks for the same',
  input: v.object({ memberNo: rowNumber, permissions, reason }),
  entity: outcome,
});

export const officeRefuseGrant = office.post('refuse', {
  idempotent: true,
  summary: 'Refuses the rights that somebody asked for, or takes that back',
  input: v.object({ memberNo: rowNumber, reason }),
  entity: v.null(),
});

export const officeDismissEmployee = office.post('dismiss', {
  idempotent: true,
  summary: 'Makes an employee a member again: without permissions, sessions and links',
  input: v.object({ memberNo: rowNumber, reason }),
  entity: v.null(),
});

export const officeSendLoginLink = office.post('sendLink', {
  stepUp: 'always',
  summary: "Sends an employee's login link to the employee's own phone; nobody else sees it",
  input: v.object({ memberNo: rowNumber, reason }),
  entity: v.null(),
});

export const officeResetFactors = office.post('resetFactors', {
  stepUp: 'always',
  idempotent: true,
  summary: "Removes a colleague's lost second factors and ends the sessions, once another employee asks for the same",
  input: v.object({ memberNo: rowNumber, reason }),
  entity: outcome,
});
