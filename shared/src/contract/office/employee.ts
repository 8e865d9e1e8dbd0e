import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { listOf, paging } from '../base/envelope.ts';
import { dateTime, integer, rowNumber } from '../base/fields.ts';
import { PERMISSIONS } from '../base/permission.ts';
import { NOT_OFFERED } from '../base/words.ts';
import { outcome, reason } from './fields.ts';

/** The association's employees, and what they may do. */

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
      /** The rights that somebody asked for, and that another must confirm; null where nobody did. */
      grant: v.nullable(
        v.object({
          permissions: v.array(v.picklist(PERMISSIONS)),
          askedBy: v.string(),
          askedAt: dateTime,
          /** Whether the caller asked: then somebody else must confirm. */
          isOwn: v.boolean(),
          /** The first one's words; missing in the answer of an API of another day. */
          reason: v.optional(v.string()),
        }),
      ),
      isSuspended: v.boolean(),
      lastLoginAt: v.nullable(dateTime),
    }),
  ),
});

export const officeSetEmployee = office.post('set', {
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
  summary: "Sends an employee's login link to the employee's own phone; nobody else sees it",
  input: v.object({ memberNo: rowNumber, reason }),
  entity: v.null(),
});
