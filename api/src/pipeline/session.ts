import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Call } from '@portal/shared/contract';
import type { Queries } from '../database/tables.ts';
import { BusinessError, HttpError } from './errors.ts';
import type { Services } from './services.ts';

/** The member or employee behind a live session. */
export interface Caller {
  memberNo: number;
  sessionNo: number;
  userId: string;
  name: string;
  role: 'member' | 'employee';
  applicationId: string;
}

/**
 * How a token stands: `displaced` also says logged out, `gone` that its member withdrew or was suspended.
 */
export type SessionState = 'none' | 'unknown' | 'expired' | 'displaced' | 'gone' | 'live';
export type SessionFinding =
  { state: Exclude<SessionState, 'live'> } | { state: 'live'; caller: Caller; tokenAt: Date };

/**
 * An employee may do more than a member, so the token of one is believed for half an hour: then calls of employees
 * answer 403 until `changeToken` renews it.
 */
const EMPLOYEE_TOKEN_MS = 30 * 60_000;

/** Tokens are opaque random bits: a plain hash of one cannot be turned back. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest();

/** Stage 3: finds who calls, and refuses one whom the call is not for. */
export const session =
  (call: Call, { database, now }: Services) =>
  async (request: FastifyRequest) => {
    const finding = await findSession(database.queries, tokenOf(request.headers.authorization), now());
    request.state.session = finding;
    if (call.access !== 'public') admit(call, finding, now());
  };

/** The token of an Authorization header, with or without `Bearer `; empty when there is none. */
export const tokenOf = (header: string | undefined) => (header ?? '').replace(/^Bearer\s+/i, '').trim();

/** Whose session a token is. */
export async function findSession(db: Queries, token: string, now: Date): Promise<SessionFinding> {
  if (token === '') return { state: 'none' };
  const row = await db
    .selectFrom('session')
    .innerJoin('member', 'member.member_no', 'session.member_no')
    .select([
      'session.session_no',
      'session.application_id',
      'session.expires_at',
      'session.ended',
      'session.created_at',
      'session.token_at',
      'member.member_no',
      'member.user_id',
      'member.name',
      'member.role',
      'member.status',
    ])
    .where('session.token_hash', '=', hashOfToken(token))
    .executeTakeFirst();
  if (!row) return { state: 'unknown' };
  if (row.ended === 'gone' || row.status === 'WITHDRAWN' || row.status === 'SUSPENDED') return { state: 'gone' };
  if (row.ended === 'displaced' || row.ended === 'logout') return { state: 'displaced' };
  if (row.ended === 'expired' || row.expires_at <= now) return { state: 'expired' };
  return {
    state: 'live',
    tokenAt: row.token_at ?? row.created_at,
    caller: {
      memberNo: row.member_no,
      sessionNo: row.session_no,
      userId: row.user_id ?? '',
      name: row.name ?? '',
      role: row.role,
      applicationId: row.application_id,
    },
  };
}

function admit(call: Call, finding: SessionFinding, now: Date) {
  if (finding.state === 'displaced') throw new BusinessError('SESSION_DISPLACED');
  if (finding.state === 'gone') throw new BusinessError('MEMBER_GONE');
  const isEmployee =
    finding.state === 'live' &&
    finding.caller.role === 'employee' &&
    now.getTime() - finding.tokenAt.getTime() <= EMPLOYEE_TOKEN_MS;
  if (call.access === 'employee' && !isEmployee) throw new HttpError('FORBIDDEN');
  if (finding.state !== 'live') throw new HttpError('NO_SESSION');
}
