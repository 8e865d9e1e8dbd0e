import * as v from 'valibot';
import { memberCalls } from './base/callsFor.ts';
import { dateTime, integer, rowNumber } from './base/fields.ts';
import type { AsRead } from './base/words.ts';

const member = memberCalls('/api/user');

const ownSession = v.object({
  sessionNo: integer,
  /** Device and browser in words; empty if unknown. */
  device: v.string(),
  /** Address of the login; empty if it is no longer stored. */
  ip: v.string(),
  loginDate: dateTime,
  usedAt: dateTime,
  /** True for the session of the caller. */
  isCurrent: v.boolean(),
  /** False once it has ended. */
  isLive: v.boolean(),
});
export type OwnSession = AsRead<v.InferOutput<typeof ownSession>>;

export const getListBoxSession = member.get('sessions', {
  summary: 'Where the caller is logged in, and the last logins that have ended, newest first; for employees too',
  input: v.object({}),
  entity: v.object({ sessions: v.array(ownSession) }),
});

export const postIntSessionEnd = member.post('sessionEnd', {
  unanswered: null,
  summary: "Ends one of the caller's sessions, or all others without its number; entity is how many ended",
  input: v.object({ sessionNo: v.optional(rowNumber) }),
  entity: integer,
});
