import type { Calls, CallValue } from '@portal/shared/contract';
import { seoulTimestamp } from '@portal/shared/time';
import { recordAudit } from '../../../pipeline/audit.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { endOfSession, usedAt } from '../../../pipeline/sessionEnd.ts';
import { endDeviceOfSession, endOtherDevices } from './devicesOfSessions.ts';

/** Live sessions, of which there is one for each program, and the last that have ended. */
const MAX_SHOWN = 15;

/** Entries of the audit log at the beginning of a session, which have its address. */
const LOGINS = ['login', 'login by link', 'join'];

/** Sessions of the caller, newest first. */
export async function listOwnSessions({ db, now, caller }: MemberContext) {
  const rows = await db
    .selectFrom('session')
    .select(['session_no', 'device', 'created_at', 'used_at', 'token_at', 'expires_at', 'ended'])
    .select((from) =>
      from
        .selectFrom('audit_log')
        .select('ip')
        .whereRef('audit_log.member_no', '=', 'session.member_no')
        .whereRef('audit_log.at', '=', 'session.created_at')
        .where('action', 'in', LOGINS)
        .limit(1)
        .as('ip'),
    )
    .where('member_no', '=', caller.memberNo)
    .orderBy('created_at', 'desc')
    .orderBy('session_no', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  return {
    sessions: rows.map((row) => ({
      sessionNo: row.session_no,
      device: row.device ?? '',
      ip: row.ip ?? '',
      loginDate: seoulTimestamp(row.created_at),
      usedAt: seoulTimestamp(usedAt(row)),
      isCurrent: row.session_no === caller.sessionNo,
      isLive: row.ended === null && endOfSession({ ...row, role: caller.role }, now) === null,
    })),
  };
}

/** Ends a session of the caller, or all others, and the notices to their devices. Returns how many were live. */
export async function endOwnSession(
  { sessionNo }: CallValue<Calls['postIntSessionEnd']>,
  context: MemberContext,
): Promise<number> {
  const { db, caller } = context;
  const ended = await db
    .updateTable('session')
    .set({ ended: 'logout' })
    .where('member_no', '=', caller.memberNo)
    .where('session_no', sessionNo === undefined ? '<>' : '=', sessionNo ?? caller.sessionNo)
    .where('ended', 'is', null)
    .returning('session_no')
    .execute();
  if (sessionNo === undefined) await endOtherDevices(db, caller.memberNo, caller.sessionNo);
  else if (ended.length > 0) await endDeviceOfSession(db, sessionNo);
  if (ended.length > 0) await recordAudit(context, 'sessions ended', caller.memberNo, { sessions: ended.length });
  return ended.length;
}
