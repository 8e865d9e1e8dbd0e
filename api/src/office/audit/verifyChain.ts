import type { Queries } from '../../database/tables.ts';
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
export async function verifyChain(db: Queries): Promise<ChainState> {
  let previous: Buffer = CHAIN_START;
  let rows = 0;
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
