import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { dateTime, integer, won } from '../base/fields.ts';
import { PERMISSIONS } from '../base/permission.ts';
import { wordOf } from '../base/words.ts';
import { branchName } from '../branch.ts';
import { WAITING_PLACES, type PageKind } from './resources/index.ts';

/** The office's start page. */

const office = callsFor('any', '/api/office');

export type WaitingKind = PageKind | 'secondLooks';

export const officeToday = office.get('today', {
  summary: 'What came in today, in Seoul; null for what the employee may not see',
  input: v.object({}),
  entity: v.object({
    applications: v.nullable(integer),
    payments: v.nullable(v.object({ count: integer, amount: won })),
    /** Members who joined. */
    members: v.nullable(integer),
  }),
});

/** Each kind of what waits for an employee, with the word for it. */
export const WAITING_NAMES = Object.fromEntries([
  ...Object.entries(WAITING_PLACES).map(([kind, { name }]) => [kind, name]),
  ['secondLooks', '두 번째 확인'],
]) as Record<WaitingKind, string>;

export const officeOverview = office.get('overview', {
  summary: 'Who the employee is, and what waits that the employee may deal with; what has waited longest comes first',
  input: v.object({}),
  entity: v.object({
    name: v.string(),
    permissions: v.array(v.picklist(PERMISSIONS)),
    /** Branch that confines the employee; null for a national one. Absent from older APIs. */
    branch: v.optional(v.nullable(branchName)),
    /** Won; larger sums need two employees. */
    fourEyesOver: won,
    waiting: v.array(
      v.object({
        kind: wordOf(WAITING_NAMES),
        count: integer,
        /** Time since which the oldest item has been waiting; null if there is none. */
        oldestAt: v.nullable(dateTime),
        /** Earliest deadline, if there are any. */
        dueAt: v.optional(v.nullable(dateTime)),
        /** True once the deadline has passed. */
        isOverdue: v.optional(v.boolean()),
      }),
    ),
  }),
});
