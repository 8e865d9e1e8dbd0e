import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Call } from '@portal/shared/contract';
import { SESSION_IDLE, SESSION_OVER_AGE, SESSION_UNUSED } from '@portal/shared/contract/user';
import { MINUTE_MS } from '../clock/durations.ts';
import { prepareQuery, type ParameterOf } from '../database/preparedQuery.ts';
import type { Queries } from '../database/types/tables.ts';
import { BusinessError, HttpError } from '../errors/errors.ts';
import { openPass, passOf } from './fileAddress.ts';
import type { Services } from './services.ts';
import { endOfSession, tokenAgeMs, usedAt } from './sessionEnd.ts';
import { requireStepUp } from './stepUp.ts';

/** The member or employee behind a live session. */
export interface Caller {
  memberNo: number;
  sessionNo: number;
  /** Client program of the session: the contract's `applicationId`. */
  clientId: string;
  userId: string;
  name: string;
  role: 'member' | 'employee';
  /** Branch to which an employee is confined; null for a national employee. */
  branchNo: number | null;
  /** True for an employee whose token is fresh enough for employee calls. */
  actsAsEmployee: boolean;
  /** Newest proof of a second factor in this session; null without one. */
  factorProvedAt: Date | null;
}

/**
 * State of a token. `displaced`: also after a logout. `gone`: its member withdrew or was suspended. `idle` and
 * `unused`: an employee's and a member's unused session.
 */
export type SessionState = 'none' | 'unknown' | 'expired' | 'idle' | 'unused' | 'displaced' | 'gone' | 'live';
export type SessionLookup =
  | { state: Exclude<SessionState, 'live'>; role?: Caller['role'] }
  | { state: 'live'; caller: Caller };

/** Looks up the session of a token. */
export type SessionFinder = (token: string, now: Date) => Promise<SessionLookup>;

/**
 * Time for which an employee's token is valid for employee calls, which can do more than member calls. After it they
 * return 403 until `changeToken` renews the token.
 */
const EMPLOYEE_TOKEN_MS = 30 * MINUTE_MS;

/** Precision of a session's last use: not every call writes it. */
const USE_MS = 5 * MINUTE_MS;

/** Tokens are long random values, so a plain hash of one cannot be reversed. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest();

/** Stage 3: finds the caller, and rejects one who may not make the call. */
export const session =
  (call: Call, services: Services, findLookup?: SessionFinder) => async (request: FastifyRequest) => {
    const { database, now } = services;
    const token = tokenOf(request.headers.authorization);
    const pass = call.answer === 'file' ? passOf(request) : null;
    const lookup = await (pass !== null
      ? findByPass(call, pass, request, services)
      : (findLookup?.(token, now()) ?? findSession(database.queries, token, now())));
    request.state.session = lookup;
    if (call.access !== 'public') admit(call, lookup);
    if (call.access !== 'employee' || lookup.state !== 'live') return;
    await requirePermission(call, lookup.caller, database);
    await requireStepUp(call, lookup.caller, services);
  };

/** Token of an Authorization header, with or without `Bearer `; empty if there is none. */
export const tokenOf = (header: string | undefined) => (header ?? '').replace(/^Bearer\s+/i, '').trim();

const sessions = (db: Queries) =>
  db
    .selectFrom('session')
    .innerJoin('member', 'member.member_no', 'session.member_no')
    .leftJoin('employee_branch', 'employee_branch.member_no', 'session.member_no')
    .select([
      'session.session_no',
      'session.token_hash',
      'session.previous_token_hash',
      'session.expires_at',
      'session.ended',
      'session.created_at',
      'session.application_id',
      'session.token_at',
      'session.used_at',
      'session.factor_proved_at',
      'member.member_no',
      'member.user_id',
      'member.name',
      'member.role',
      'member.status',
      'employee_branch.branch_no',
    ]);

const findBy = (column: 'token_hash' | 'previous_token_hash') =>
  prepareQuery((db, value: ParameterOf<{ tokenHash: Buffer }>) =>
    sessions(db).where(`session.${column}`, '=', value('tokenHash')).compile(),
  );
const findByToken = findBy('token_hash');
const findByPreviousToken = findBy('previous_token_hash');

/**
 * Finds the session of a token. A replaced token counts like an employee's token after its half hour until the new one
 * is first used: the response with the new one may have been lost.
 */
export async function findSession(db: Queries, token: string, now: Date): Promise<SessionLookup> {
  if (token === '') return { state: 'none' };
  const tokenHash = hashOfToken(token);
  const [current] = await findByToken(db, { tokenHash });
  const [row] = current ? [current] : await findByPreviousToken(db, { tokenHash });
  if (!row) return { state: 'unknown' };
  if (current?.previous_token_hash) await forgetPreviousToken(db, current.previous_token_hash);
  const lookup = lookupOf(row, current !== undefined, now);
  if (lookup.state === 'live') await recordUse(db, [row], now);
  return lookup;
}

const findByNo = prepareQuery((db, value: ParameterOf<{ sessionNo: number }>) =>
  sessions(db).where('session.session_no', '=', value('sessionNo')).compile(),
);

/** Finds the session for which a file's address was made, and takes over the input sealed in it. */
async function findByPass(
  call: Call,
  pass: string,
  request: FastifyRequest,
  { configuration, database, now }: Services,
): Promise<SessionLookup> {
  const { input, sessionNo } = openPass(call, pass, configuration, now());
  request.query = input;
  const [row] = await findByNo(database.queries, { sessionNo });
  // Its token may have been replaced: it does not act as an employee.
  return row ? lookupOf(row, false, now()) : { state: 'unknown' };
}

const findByTokens = prepareQuery((db, value: ParameterOf<{ hashes: string }>) =>
  sessions(db)
    .where(
      'session.token_hash',
      'in',
      sql<Buffer>`(select decode(hash, 'base64') from jsonb_array_elements_text(${value('hashes')}::jsonb) as hash)`,
    )
    .compile(),
);

/** Finds the sessions of many tokens in one statement, in their order. */
export async function findSessions(db: Queries, tokens: readonly string[], now: Date): Promise<SessionLookup[]> {
  const hashes = tokens.map((token) => hashOfToken(token).toString('base64'));
  const rows = await findByTokens(db, { hashes: JSON.stringify(hashes) });
  const found = new Map(rows.map((row) => [row.token_hash.toString('base64'), row]));
  const live = rows.filter((row) => !row.previous_token_hash && lookupOf(row, true, now).state === 'live');
  await recordUse(db, live, now);
  return Promise.all(
    hashes.map(async (hash, index) => {
      const row = found.get(hash);
      // Unknown tokens, and those that have just replaced another one, are looked up one by one.
      if (!row || row.previous_token_hash) return findSession(db, tokens[index] ?? '', now);
      return lookupOf(row, true, now);
    }),
  );
}

type SessionRow = Awaited<ReturnType<typeof findByToken>>[number];

function lookupOf(row: SessionRow, isCurrent: boolean, now: Date): SessionLookup {
  if (row.ended === 'gone' || row.status === 'WITHDRAWN' || row.status === 'SUSPENDED') return { state: 'gone' };
  // A dormant account has to be released first.
  if (row.status === 'DORMANT') return { state: 'unknown' };
  if (row.ended === 'displaced' || row.ended === 'logout') return { state: 'displaced' };
  const end = row.ended === 'expired' ? 'expired' : endOfSession(row, now);
  if (end) return { state: end, role: row.role };
  return {
    state: 'live',
    caller: {
      memberNo: row.member_no,
      sessionNo: row.session_no,
      clientId: row.application_id,
      userId: row.user_id ?? '',
      name: row.name ?? '',
      role: row.role,
      branchNo: row.branch_no,
      actsAsEmployee: isCurrent && row.role === 'employee' && tokenAgeMs(row, now) <= EMPLOYEE_TOKEN_MS,
      factorProvedAt: row.factor_proved_at,
    },
  };
}

/** Skips rows that another statement has locked: their next call records the use. */
async function recordUse(db: Queries, rows: readonly SessionRow[], now: Date): Promise<void> {
  const due = rows.filter((row) => now.getTime() - usedAt(row).getTime() >= USE_MS);
  if (due.length === 0) return;
  const numbers = due.map(({ session_no }) => session_no);
  await db
    .updateTable('session')
    .set({ used_at: now })
    .where('session_no', 'in', (from) =>
      from.selectFrom('session').select('session_no').where('session_no', 'in', numbers).forNoKeyUpdate().skipLocked(),
    )
    .execute();
}

const forgetPreviousToken = (db: Queries, tokenHash: Buffer) =>
  db.updateTable('session').set({ previous_token_hash: null }).where('previous_token_hash', '=', tokenHash).execute();

function admit(call: Call, lookup: SessionLookup) {
  if (lookup.state === 'displaced') throw new BusinessError('SESSION_DISPLACED');
  if (lookup.state === 'gone') throw new BusinessError('MEMBER_GONE');
  const isEmployee = lookup.state === 'live' && lookup.caller.actsAsEmployee;
  // An employee whose session has ended in time lacks no right.
  const hasEnded = ENDS[lookup.state] !== undefined && 'role' in lookup && lookup.role === 'employee';
  if (call.access === 'employee' && !isEmployee && !hasEnded) throw new HttpError('FORBIDDEN');
  if (lookup.state !== 'live') throw noSession(lookup.state);
}

/** The only check of an employee's permission. An employee call without a permission is open to nobody. */
async function requirePermission({ permission }: Call, { memberNo }: Caller, { queries }: Services['database']) {
  if (permission === 'any') return;
  const granted =
    permission &&
    (await queries
      .selectFrom('employee_permission')
      .select('permission')
      .where('member_no', '=', memberNo)
      .where('permission', '=', permission)
      .unionAll(
        queries
          .selectFrom('added_permission')
          .select('permission')
          .where('member_no', '=', memberNo)
          .where('permission', '=', permission)
          .where('taken_at', 'is', null),
      )
      .executeTakeFirst());
  if (!granted) throw new HttpError('FORBIDDEN', { permission: permission ?? null });
}

const ENDS: Partial<Record<SessionState, string>> = {
  expired: SESSION_OVER_AGE,
  idle: SESSION_IDLE,
  unused: SESSION_UNUSED,
};

/** HTTP 401. It says if a session ended by its age or disuse: clients then go to /main instead of the login. */
export const noSession = (state: SessionState) =>
  new HttpError('NO_SESSION', ENDS[state] === undefined ? null : { ended: ENDS[state] });
