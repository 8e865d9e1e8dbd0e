import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { listOf, paging } from '../base/envelope.ts';
import { dateTime, day, integer, rowNumber, text } from '../base/fields.ts';

/** The office's audit log, as it is read. */

const office = callsFor('members', '/api/office/audit');

export const officeAudit = office.get('', {
  summary: 'What employees did, newest first; phones, mail addresses and long numbers in it are masked',
  input: v.object({
    ...paging,
    after: v.optional(rowNumber),
    /** The id of the employee who acted. */
    userId: v.optional(text(50), ''),
    act: v.optional(text(50), ''),
    /** What was acted on, by its table, and its number there. */
    object: v.optional(text(50), ''),
    objectNo: v.optional(rowNumber),
    from: v.optional(day),
    until: v.optional(day),
  }),
  entity: listOf(
    v.object({
      auditNo: integer,
      at: dateTime,
      /** Empty for a command on the server. */
      employee: v.string(),
      act: v.string(),
      object: v.string(),
      objectNo: v.nullable(integer),
      ip: v.string(),
      reason: v.string(),
      detail: v.array(v.object({ name: v.string(), value: v.string() })),
    }),
  ),
});

export const officeVerifyAudit = office.get('verify', {
  summary: "Computes the hashes of the log's newest thousand rows anew; the command on the server checks them all",
  input: v.object({}),
  entity: v.object({
    checked: integer,
    /** The first wrong row; null when all are as they were written. */
    brokenAt: v.nullable(integer),
    /** Of the newest row, in hexadecimal digits, to be kept elsewhere; empty when something is broken. */
    lastHash: v.string(),
  }),
});
