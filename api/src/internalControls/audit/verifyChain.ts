import type { Queries } from '../../database/types/tables.ts';
import { CHAIN_START, hashOfRow } from './chain.ts';

const ROWS_AT_ONCE = 1000;

/** What is wrong with the first broken row. */
interface BrokenRow {
  auditNo: number;
  problem: 'a row is missing before it' | 'it does not follow the row before it' | 'it was changed';
}

/** How far the chain holds: all of its rows and the last hash, or the first row that is wrong. */
export type ChainState = { rows: number; lastHash: string; broken: null } | { broken: BrokenRow };

/** Reads the audit log from its first row and computes every hash anew. */
export const verifyChain = (db: Queries): Promise<ChainState> => verifyAfter(db, 0, CHAIN_START);

/** The same for the newest rows alone, which costs the same however long the log is. `rows` counts those. */
export async function verifyTail(db: Queries, length: number): Promise<ChainState> {
  const before = await db
    .selectFrom('office_audit')
    .select(['audit_no', 'hash'])
    .orderBy('audit_no', 'desc')
    .offset(length)
    .limit(1)
    .executeTakeFirst();
  if (!before) return verifyChain(db);
  const state = await verifyAfter(db, before.audit_no, before.hash);
  return state.broken ? state : { ...state, rows: state.rows - before.audit_no };
}

async function verifyAfter(db: Queries, auditNo: number, hash: Buffer): Promise<ChainState> {
  let previous = hash;
  let rows = auditNo;
  for (;;) {
    const batch = await db
      .selectFrom('office_audit')
      .selectAll()
      .where('audit_no', '>', rows)
      .orderBy('audit_no')
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const row of batch) {
      const problem = problemOf(row, rows + 1, previous);
      if (problem) return { broken: { auditNo: row.audit_no, problem } };
      previous = row.hash;
      rows += 1;
    }
    if (batch.length < ROWS_AT_ONCE) return { rows, lastHash: previous.toString('hex'), broken: null };
  }
}

function problemOf(
  row: Parameters<typeof hashOfRow>[0] & { hash: Buffer },
  expectedNo: number,
  previous: Buffer,
): BrokenRow['problem'] | null {
  if (row.audit_no !== expectedNo) return 'a row is missing before it';
  if (!row.previous_hash.equals(previous)) return 'it does not follow the row before it';
  return hashOfRow(row).equals(row.hash) ? null : 'it was changed';
}
