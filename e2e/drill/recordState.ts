import { sql } from 'kysely';
import type { Queries } from '../../api/src/database/types/tables.ts';
import { verifyChain } from '../../api/src/internalControls/audit/verifyChain.ts';

/** What a restored database is compared by: rows of each table, sums of money, and the audit log's last hash. */
export async function recordState(db: Queries): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    -- What no backup has, and what jobs write while nobody uses the portal.
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' and relname <> 'job_run'
    order by 1`.execute(db);
  const state: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ count: string }>`select count(*)::text as count from ${sql.table(name)}`.execute(db);
    state[name] = rows[0]?.count ?? '';
  }
  const { rows: sums } = await sql<{ paid: string; refunded: string; refunds: string }>`
    select coalesce(sum(paid_amount), 0)::text as paid, coalesce(sum(refunded_amount), 0)::text as refunded,
      (select coalesce(sum(amount), 0)::text from refund) as refunds
    from payment`.execute(db);
  for (const [name, sum] of Object.entries(sums[0] ?? {})) state[`won ${name}`] = sum;
  const chain = await verifyChain(db);
  state['audit chain'] = chain.broken
    ? `broken at ${JSON.stringify(chain.broken)}`
    : `${chain.rows} rows, ${chain.lastHash}`;
  return state;
}

/** Where two differ, in words. */
export const differencesOf = (before: Record<string, string>, after: Record<string, string>): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name}: ${before[name] ?? 'absent'}, restored ${after[name] ?? 'absent'}`);
