import { randomBytes } from 'node:crypto';
import type { Queries } from '../../../database/tables.ts';
import { BusinessError } from '../../../pipeline/errors.ts';
import { hashOfToken, type Caller } from '../../../pipeline/session.ts';

/** A session's longest life (spec §9). */
export const SESSION_MS = 24 * 60 * 60_000;
/** 256 bits. */
const TOKEN_BYTES = 32;

export interface OpeningSession {
  memberNo: number;
  applicationId: string;
  /** Ends a live session elsewhere instead of refusing with SESSION_ELSEWHERE. */
  takeover: boolean;
  /** The live session of the browser that asks: it is replaced without a question. */
  caller: Caller | null;
  now: Date;
}

/**
 * Opens the one live session of a member in an application and answers its token. To be called in a transaction
 * that holds the member's row, so that two logins at once meet in turn.
 */
export async function openSession(
  db: Queries,
  { memberNo, applicationId, takeover, caller, now }: OpeningSession,
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
    .select('session_no')
    .where('member_no', '=', memberNo)
    .where('application_id', '=', applicationId)
    .where('ended', 'is', null)
    .executeTakeFirst();
  if (live) {
    if (!takeover) throw new BusinessError('SESSION_ELSEWHERE');
    await endSession(db, live.session_no, 'displaced');
  }
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db
    .insertInto('session')
    .values({
      member_no: memberNo,
      application_id: applicationId,
      token_hash: hashOfToken(token),
      created_at: now,
      expires_at: new Date(now.getTime() + SESSION_MS),
      ended: null,
    })
    .execute();
  return token;
}

export async function endSession(db: Queries, sessionNo: number, how: 'logout' | 'displaced'): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended: how })
    .where('session_no', '=', sessionNo)
    .where('ended', 'is', null)
    .execute();
}

/** Ends a member's sessions: `gone` for one who withdrew or was suspended, `displaced` for a new password. */
export async function endSessions(
  db: Queries,
  memberNo: number,
  how: 'gone' | 'displaced',
  exceptSessionNo = 0,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended: how })
    .where('member_no', '=', memberNo)
    .where('session_no', '<>', exceptSessionNo)
    .where('ended', 'is', null)
    .execute();
}
