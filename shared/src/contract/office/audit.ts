import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { listOf, paging } from '../base/envelope.ts';
import { dateTime, day, integer, rowNumber, text } from '../base/fields.ts';

/** Queries of the office's audit log. */

const office = callsFor('members', '/api/office/audit');

export const officeAudit = office.get('', {
  summary: 'What employees did, newest first; phones, mail addresses and long numbers in it are masked',
  input: v.object({
    ...paging,
    after: v.optional(rowNumber),
    /** Login id of the acting employee. */
    userId: v.optional(text(50), ''),
    act: v.optional(text(50), ''),
    /** Table and row number of the object. */
    object: v.optional(text(50), ''),
    objectNo: v.optional(rowNumber),
    from: v.optional(day),
    until: v.optional(day),
  }),
  entity: listOf(
    v.object({
      auditNo: integer,
      at: dateTime,
      /** Empty for a command run on the server. */
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
    /** Number of the first row whose hash is wrong; null if the chain is intact. */
    brokenAt: v.nullable(integer),
    /** Hexadecimal hash of the newest row, to be stored elsewhere; empty if the chain is broken. */
    lastHash: v.string(),
  }),
});
