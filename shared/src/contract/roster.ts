import * as v from 'valibot';
import { memberCalls } from './base/callsFor.ts';
import { dateTime } from './base/fields.ts';
import { wordOf } from './base/words.ts';

/** Roster of hygiene education: members who joined with a business are reported to the food regulator by name. */

const member = memberCalls('/api/user');

export const ROSTER_STATUS_NAMES = {
  NOT_SENT: '통보 준비',
  SENT: '통보함',
  REGISTERED: '등록 완료',
  REFUSED: '반려',
} as const;
export type RosterStatus = keyof typeof ROSTER_STATUS_NAMES;

/** Working days after joining within which the regulator must receive the member's name. */
export const ROSTER_DUE_DAYS = 2;

export const getMapRoster = member.get('roster', {
  summary: 'Where the member stands on the roster of hygiene education',
  input: v.object({}),
  entity: v.object({
    /** Null if the member is not on the roster, which requires a business. */
    status: v.nullable(wordOf(ROSTER_STATUS_NAMES)),
    statusName: v.string(),
    /** Business shown on the member's page; empty if none. */
    business: v.string(),
    /** Deadline for sending, until it is sent. */
    dueAt: v.nullable(dateTime),
    sentAt: v.nullable(dateTime),
    registeredAt: v.nullable(dateTime),
    /** Reason of a refusal; otherwise empty. */
    reason: v.string(),
  }),
});
