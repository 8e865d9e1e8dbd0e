import type { Queries } from '../../database/types/tables.ts';
import { CHAIN_START, hashOfRow } from './chain.ts';

const ROWS_AT_ONCE = 1000;

/** The first invalid row and its defect. */
interface BrokenRow {
  auditNo: number;
  problem: 'a row is missing before it' | 'it does not follow the row before it' | 'it was changed';
}

/** Result of the verification: row count and last hash, or the first invalid row. */
export type ChainState = { rows: number; lastHash: string; broken: null } | { broken: BrokenRow };

/** Reads the audit log from its first row and recomputes every hash. */
export const verifyChain = (db: Queries): Promise<ChainState> => verifyAfter(db, 0, CHAIN_START);

/** Verifies only the newest `length` rows, at a cost independent of the log's size. `rows` counts only those. */
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
