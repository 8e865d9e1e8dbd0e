import * as v from 'valibot';
import { call } from '../base/call.ts';
import { dateTime, integer, won } from '../base/fields.ts';
import { PERMISSIONS } from '../base/permission.ts';
import { wordOf } from '../base/words.ts';
import { WAITING_PLACES, type PageKind } from './resources/index.ts';

/** The office's first page. */

/** Kinds of what waits, in the order of the wire. */
const WAITING_KINDS = [
  'cancellations',
  'unpaidGroups',
  'failedRefunds',
  'unsettledRefunds',
  'refundAccounts',
  'transfers',
  'reviews',
  'findings',
  'cashReceipts',
  'overdueInvoices',
  'bills',
  'evidence',
  'objections',
  'courseResults',
  'examResults',
  'coursesUnderWay',
  'examsUnderWay',
  'resultCorrections',
  'certificateFees',
  'certificatesToIssue',
  'certificatesToSend',
  'postsToSend',
  'feesToReturn',
  'tariffChanges',
  'reports',
  'inquiries',
  'overdueCorrections',
  'corrections',
  'roster',
  'rosterUnanswered',
  'rosterRefused',
  'grants',
  'secondLooks',
] as const satisfies readonly (PageKind | 'secondLooks')[];
export type WaitingKind = (typeof WAITING_KINDS)[number];

/** Each kind of what waits for an employee, with the word for it. */
export const WAITING_NAMES = Object.fromEntries(
  WAITING_KINDS.map((kind) => [kind, kind === 'secondLooks' ? '두 번째 확인' : WAITING_PLACES[kind].name]),
) as Record<WaitingKind, string>;

export const officeOverview = call({
  method: 'GET',
  path: '/api/office/overview',
  access: 'employee',
  permission: 'any',
  changes: false,
  summary: 'Who the employee is, and what waits that the employee may deal with; what has waited longest comes first',
  input: v.object({}),
  entity: v.object({
    name: v.string(),
    permissions: v.array(v.picklist(PERMISSIONS)),
    /** Won; over it two employees decide. */
    fourEyesOver: won,
    waiting: v.array(
      v.object({
        kind: wordOf(WAITING_NAMES),
        count: integer,
        /** Since when the oldest one waits; null when nothing does. */
        oldestAt: v.nullable(dateTime),
        /** Until when the first one must be done, where there is a due time. */
        dueAt: v.optional(v.nullable(dateTime)),
        /** True once that time is over. */
        isOverdue: v.optional(v.boolean()),
      }),
    ),
  }),
});
