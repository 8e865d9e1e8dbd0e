import { sql } from 'kysely';
import type { Queries } from '../../database/tables.ts';
import { CHAIN_START, hashOfRow } from './chain.ts';

/** Of the advisory lock under which rows are added: one after the other, each behind the last. */
const CHAIN_LOCK = 4_011_020;

/** Who acts, when and from where; a command on the server has no employee. */
export interface ActContext {
  /** The transaction that does what is recorded. */
  db: Queries;
  now: Date;
  ip: string;
  caller: { memberNo: number } | null;
}

/** An act of the office. Neither `reason` nor `detail` may hold an account number or a password. */
export interface Act {
  act: string;
  /** The table of what was acted on, and its number. */
  object: string;
  objectNo: number | null;
  reason?: string;
  detail?: Record<string, string | number | boolean | null>;
}

/**
 * Adds an act to the office's audit log, in the transaction that does it. The last step of that transaction: until it
 * has ended, nobody else's act can be recorded. Answers the entry's number.
 */
export async function recordNumberedAct({ db, now, ip, caller }: ActContext, act: Act): Promise<number> {
  if (!db.isTransaction) throw new Error(`${act.act} is recorded outside the transaction that does it`);
  await sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`.execute(db);
  const last = await db
    .selectFrom('office_audit')
    .select(['audit_no', 'hash'])
    .orderBy('audit_no', 'desc')
    .limit(1)
    .executeTakeFirst();
  const row = {
    audit_no: (last?.audit_no ?? 0) + 1,
    at: now,
    employee_no: caller?.memberNo ?? null,
    act: act.act,
    object: act.object,
    object_no: act.objectNo,
    ip,
    reason: act.reason ?? '',
    detail: JSON.stringify(act.detail ?? {}),
    previous_hash: last?.hash ?? CHAIN_START,
  };
  await db
    .insertInto('office_audit')
    .values({ ...row, hash: hashOfRow(row) })
    .execute();
  return row.audit_no;
}

/** The same, where the entry's number is of no use. */
export async function recordAct(context: ActContext, act: Act): Promise<void> {
  await recordNumberedAct(context, act);
}
