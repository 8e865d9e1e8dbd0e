import { sql } from 'kysely';
import type { ActDetails, ActObject, RecordedAct } from '@portal/shared/contract/office';
import { PUBLISHING_ACTS, notifyPublished } from '../../content/publishing.ts';
import type { Queries } from '../../database/types/tables.ts';
import { CHAIN_START, hashOfRow } from './chain.ts';

/** Key of the advisory lock that serializes appends to the log. */
const CHAIN_LOCK = 4_011_020;

/** Actor, time and address of an act. `caller` is null for a command on the server. */
export interface ActContext {
  /** The transaction that performs the recorded act. */
  db: Queries;
  now: Date;
  ip: string;
  caller: { memberNo: number } | null;
}

/**
 * An act of the office, named as in the contract. `reason` and `detail` must not contain an account number or a
 * password.
 */
export interface Act {
  act: RecordedAct;
  /** Table and primary key of the object. */
  object: ActObject;
  objectNo: number | null;
  reason?: string;
  detail?: Partial<ActDetails>;
}

/** Rows per INSERT: each has eleven parameters, and a statement takes at most 65,535. */
const ROWS_AT_ONCE = 1000;

/**
 * Appends an act to the office's audit log and returns the entry's number. Call it last in the transaction that
 * performs the act: until that transaction ends, it blocks every other entry.
 */
export const recordAct = (context: ActContext, act: Act): Promise<number> => recordActs(context, [act]);

/** Appends several acts of one transaction in order, like `recordAct`. Returns the last entry's number. */
export async function recordActs({ db, now, ip, caller }: ActContext, acts: readonly Act[]): Promise<number> {
  if (!db.isTransaction)
    throw new Error(`${acts[0]?.act ?? 'nothing'} is recorded outside the transaction that does it`);
  await sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`.execute(db);
  const last = await db
    .selectFrom('office_audit')
    .select(['audit_no', 'hash'])
    .orderBy('audit_no', 'desc')
    .limit(1)
    .executeTakeFirst();
  let { audit_no: auditNo, hash } = last ?? { audit_no: 0, hash: CHAIN_START };
  const rows = acts.map(({ act, object, objectNo, reason = '', detail = {} }) => {
    auditNo += 1;
    const row = {
      audit_no: auditNo,
      at: now,
      employee_no: caller?.memberNo ?? null,
      act,
      object,
      object_no: objectNo,
      ip,
      reason,
      detail: JSON.stringify(detail),
      previous_hash: hash,
    };
    hash = hashOfRow(row);
    return { ...row, hash };
  });
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await db
      .insertInto('office_audit')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
  if (acts.some(({ act }) => PUBLISHING_ACTS.includes(act))) await notifyPublished(db);
  return auditNo;
}
