import type { Queries } from '../../api/src/database/types/tables.ts';
import { verifyChain } from '../../api/src/internalControls/audit/verifyChain.ts';
import type { BackedUpDatabase } from './BackedUpDatabase.ts';

/** Every table except those without backup and those that jobs write while nobody uses the portal. */
const TABLES = `
  select relname from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' and relname <> 'job_run'
  order by 1`;
/** Won. */
const SUMS: Readonly<Record<string, string>> = {
  paid: 'select coalesce(sum(paid_amount), 0) from payment',
  refunded: 'select coalesce(sum(refunded_amount), 0) from payment',
  'of refunds': 'select coalesce(sum(amount), 0) from refund',
};

/** State for comparing a restored database: rows of each table, sums of money, and the last hash of the audit log. */
export async function recordState(postgres: BackedUpDatabase, db: Queries): Promise<Record<string, string>> {
  const state: Record<string, string> = {};
  for (const table of postgres.ask(TABLES).split('\n')) state[table] = postgres.ask(`select count(*) from ${table}`);
  for (const [name, statement] of Object.entries(SUMS)) state[`won ${name}`] = postgres.ask(statement);
  const chain = await verifyChain(db);
  state['audit chain'] = chain.broken
    ? `broken at ${JSON.stringify(chain.broken)}`
    : `${chain.rows} rows, ${chain.lastHash}`;
  return state;
}

/** Differences between two states as messages. */
export const differencesOf = (before: Record<string, string>, after: Record<string, string>): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name}: ${before[name] ?? 'absent'}, restored ${after[name] ?? 'absent'}`);
