import { createHash } from 'node:crypto';
import pg from 'pg';

/**
 * Loaded before walks: makes PostgreSQL plan each statement once per connection. With a walk's few rows planning costs
 * as much as all other work of the database; results stay the same.
 */
interface Statement {
  text: string;
  values?: unknown[];
  name?: string;
}

const isUnnamed = (statement: unknown): statement is Statement & { values: unknown[] } =>
  typeof statement === 'object' &&
  statement !== null &&
  'text' in statement &&
  'values' in statement &&
  Array.isArray(statement.values) &&
  !('name' in statement && statement.name);

const names = new Map<string, string>();
function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, name);
  return name;
}

const { prototype } = pg.Client;
const query = prototype.query as (...parameters: unknown[]) => unknown;
Object.defineProperty(prototype, 'query', {
  value(this: pg.Client, statement: unknown, ...others: unknown[]) {
    const named = isUnnamed(statement) ? { ...statement, name: nameOf(statement.text) } : statement;
    return query.call(this, named, ...others);
  },
});
