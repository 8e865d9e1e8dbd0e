import { randomBytes } from 'node:crypto';
import { DAY_MS } from '../../../clock/durations.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { BusinessError } from '../../../errors/errors.ts';
import { hashOfToken, type Caller } from '../../../pipeline/session.ts';
import { endOfSession } from '../../../pipeline/sessionEnd.ts';
import { hashOfBrowser } from '../../auth/phone/browserHash.ts';
import { deviceOf } from './device.ts';
import { endOtherDevices, takeOverDevice } from './devicesOfSessions.ts';

/** Lifetime of a session, used or not. */
const SESSION_MS = DAY_MS;
/** 256 bits. */
const TOKEN_BYTES = 32;

export interface NewSession {
  memberNo: number;
  /** Program of the session: the wire's `applicationId`. A member has one live session in each. */
  clientId: string;
  /** Ends a live session elsewhere instead of rejecting with SESSION_ELSEWHERE. */
  takeover: boolean;
  /** Live session of the browser that logs in; it is replaced without confirmation. */
  caller: Caller | null;
  /** Browser that logs in. */
  browserId?: string;
  /** True if the token can be renewed in that browser alone; members' tokens are not renewed. */
  isRenewable?: boolean;
  /** User-Agent header of the browser. */
  userAgent?: string;
  now: Date;
}

/** Random token that cannot be guessed. */
export const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url');

/**
 * Opens the one live session of a member for a client and returns its token. Must be called in a transaction that has
 * locked the member's row, so that of two concurrent logins the second waits for the first.
 */
export async function openSession(
  db: Queries,
  { memberNo, clientId, takeover, caller, browserId, isRenewable = false, userAgent = '', now }: NewSession,
): Promise<string> {
  if (caller) await endSession(db, caller.sessionNo, 'logout');
  await db
    .updateTable('session')
    .set({ ended: 'expired' })
    .where('member_no', '=', memberNo)
    .where('ended', 'is', null)
    .where('expires_at', '<=', now)
    .execute();
  const live = await db
    .selectFrom('session')
    .innerJoin('member', 'member.member_no', 'session.member_no')
    .select(['session_no', 'created_at', 'used_at', 'token_at', 'expires_at', 'role'])
    .where('session.member_no', '=', memberNo)
    .where('application_id', '=', clientId)
    .where('ended', 'is', null)
    .executeTakeFirst();
  if (live) {
    if (!takeover && endOfSession(live, now) === null) throw new BusinessError('SESSION_ELSEWHERE');
    await endSession(db, live.session_no, 'displaced');
  }
  const token = newToken();
  const browserHash = browserId === undefined ? null : hashOfBrowser(browserId);
  const { session_no: sessionNo } = await db
    .insertInto('session')
    .values({
      member_no: memberNo,
      application_id: clientId,
      token_hash: hashOfToken(token),
      created_at: now,
      expires_at: new Date(now.getTime() + SESSION_MS),
      browser_hash: isRenewable ? browserHash : null,
      device: deviceOf(userAgent),
      ended: null,
    })
    .returning('session_no')
    .executeTakeFirstOrThrow();
  if (browserHash) await takeOverDevice(db, { memberNo, sessionNo, browserHash });
  return token;
}

export async function sessionStartedAt(db: Queries, sessionNo: number): Promise<Date> {
  const { created_at } = await db
    .selectFrom('session')
    .select('created_at')
    .where('session_no', '=', sessionNo)
    .executeTakeFirstOrThrow();
  return created_at;
}

export async function endSession(db: Queries, sessionNo: number, ended: 'logout' | 'displaced'): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended })
    .where('session_no', '=', sessionNo)
    .where('ended', 'is', null)
    .execute();
}

/**
 * Ends a member's sessions, and the notices to their devices: `gone` after a withdrawal or suspension, `displaced`
 * after a new password.
 */
export async function endSessions(
  db: Queries,
  memberNo: number,
  ended: 'gone' | 'displaced',
  exceptSessionNo = 0,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended })
    .where('member_no', '=', memberNo)
    .where('session_no', '<>', exceptSessionNo)
    .where('ended', 'is', null)
    .execute();
  await endOtherDevices(db, memberNo, exceptSessionNo);
}
