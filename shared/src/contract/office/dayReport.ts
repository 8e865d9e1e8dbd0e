import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { dateTime, day, integer, won } from '../base/fields.ts';

/** Payments of one day, and response times to inquiries. */

const office = callsFor('money', '/api/office');

const sums = v.array(v.object({ name: v.string(), count: integer, amount: won }));

export const officeDayReport = office.get('dayReport', {
  summary: 'What came and what went back on one day in Seoul, by way of payment, and what is still open',
  input: v.object({ day }),
  entity: v.object({
    day,
    /** Time of the comparison with the gateway's settlement list; null if not compared yet. */
    reconciledAt: v.nullable(dateTime),
    /** By payment method. */
    paid: sums,
    /** By refund method. */
    refunded: sums,
    paidTotal: won,
    refundedTotal: won,
    /** Open findings of that day's settlement list. */
    openFindings: integer,
    /** Absent from older APIs. */
    inquiries: v.optional(
      v.object({
        /** Questions asked on that day. `answered`: questions answered on that day. */
        asked: integer,
        answered: integer,
        /** Median waiting time of the questions answered on that day; null if none. */
        medianMinutes: v.nullable(integer),
      }),
    ),
  }),
});
