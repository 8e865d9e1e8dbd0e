import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { dateTime, day, integer, won } from '../base/fields.ts';

/** The money of one day, and how members who asked something were answered. */

const office = callsFor('money', '/api/office');

const sums = v.array(v.object({ name: v.string(), count: integer, amount: won }));

export const officeDayReport = office.get('dayReport', {
  summary: 'What came and what went back on one day in Seoul, by way of payment, and what is still open',
  input: v.object({ day }),
  entity: v.object({
    day,
    /** When the day was compared with the gateway's settlement list; null while it was not. */
    reconciledAt: v.nullable(dateTime),
    /** By method of payment. */
    paid: sums,
    /** By how it went back. */
    refunded: sums,
    paidTotal: won,
    refundedTotal: won,
    /** Of that day's settlement list. */
    openFindings: integer,
    /** Missing in the answer of an API of another day. */
    inquiries: v.optional(
      v.object({
        /** Questions that were asked, and answered, on that day. */
        asked: integer,
        answered: integer,
        /** How long the questions answered on that day had waited, in the middle; null when none was. */
        medianMinutes: v.nullable(integer),
      }),
    ),
  }),
});
