import type { Logger } from 'kysely';
import type { Tracing } from '@portal/shared/tracing/tracing';
import { preparedStatement } from './preparedQuery.ts';

const VERB = /^\s*(?:with\b[^]*?\)\s*)?(select|insert|update|delete|begin|commit|rollback)\b/i;
const TABLE = /\b(?:from|into|update)\s+(?:only\s+)?"?([a-z_]+)"?/i;
const MAX_READ = 5000;

/** Verb and table of a statement, such as `update outbox`. Values and the rest of the text are left out. */
export function summaryOf(sql: string): string {
  const text = sql.slice(0, MAX_READ);
  const [, verb = 'statement'] = VERB.exec(text) ?? [];
  const [, table = ''] = TABLE.exec(text) ?? [];
  return `${verb.toLowerCase()} ${table}`.trim();
}

/** Adds each ended statement to the trace. */
export const tracedStatements =
  (tracing: Pick<Tracing, 'ended'>): Logger =>
  ({ query: { sql }, queryDurationMillis }) =>
    tracing.ended(queryDurationMillis, () => {
      const name = summaryOf(sql);
      const prepared = preparedStatement(sql)?.name ?? '';
      return { name, facts: { 'db.system.name': 'postgresql', 'db.query.summary': name, 'portal.prepared': prepared } };
    });
