import { sql } from 'kysely';
import type { ActDetails, ActObject, RecordedAct } from '@portal/shared/contract/office';
import { PUBLISHING_ACTS, tellPublished } from '../../content/publishing.ts';
import type { Queries } from '../../database/types/tables.ts';
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

/**
 * An act of the office, in the words of the contract. Neither `reason` nor `detail` may hold an account number or a
 * password.
 */
export interface Act {
  act: RecordedAct;
  /** The table of what was acted on, and its number. */
  object: ActObject;
  objectNo: number | null;
  reason?: string;
  detail?: Partial<ActDetails>;
}

/** Rows of one statement: each has eleven parameters, and a statement takes at most 65,535. */
const ROWS_AT_ONCE = 1000;

/**
 * Adds an act to the office's audit log, in the transaction that does it. The last step of that transaction: until it
 * has ended, nobody else's act can be recorded. Answers the entry's number.
 */
export const recordAct = (context: ActContext, act: Act): Promise<number> => recordActs(context, [act]);

/** Adds many acts that one transaction does, in their order, like `recordAct`. Answers the last entry's number. */
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
  if (acts.some(({ act }) => PUBLISHING_ACTS.includes(act))) await tellPublished(db);
  return auditNo;
}
