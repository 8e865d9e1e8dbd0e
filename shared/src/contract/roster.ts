import * as v from 'valibot';
import { memberCalls } from './base/callsFor.ts';
import { dateTime } from './base/fields.ts';
import { wordOf } from './base/words.ts';

/** The roster of hygiene education: who has joined with a business, and goes to the food regulator by name. */

const member = memberCalls('/api/user');

export const ROSTER_STATUS_NAMES = {
  NOT_SENT: '통보 준비',
  SENT: '통보함',
  REGISTERED: '등록 완료',
  REFUSED: '반려',
} as const;
export type RosterStatus = keyof typeof ROSTER_STATUS_NAMES;

/** Working days after joining by whose end the regulator has the member's name. */
export const ROSTER_DUE_DAYS = 2;

export const getMapRoster = member.get('roster', {
  summary: 'Where the member stands on the roster of hygiene education',
  input: v.object({}),
  entity: v.object({
    /** Null while the member is on none: without a business there is nobody to send. */
    status: v.nullable(wordOf(ROSTER_STATUS_NAMES)),
    statusName: v.string(),
    /** The business as the member's own page has it; empty where there is none. */
    business: v.string(),
    /** Until when it is sent, while it is not. */
    dueAt: v.nullable(dateTime),
    sentAt: v.nullable(dateTime),
    registeredAt: v.nullable(dateTime),
    /** Why it was refused; empty otherwise. */
    reason: v.string(),
  }),
});
