import { sql } from 'kysely';
import { ConfigurationError } from '../configuration/configurationError.ts';
import type { EncryptionKey } from '../configuration/encryptionKeys.ts';
import type { Queries } from '../database/types/tables.ts';
import { keyedHash } from './keyedHash.ts';
import { keyIdOf, seal, unseal } from './seal.ts';
import { SEALED_COLUMNS, sealContextOf, type SealedColumn, type SealedName } from './sealedColumns.ts';

type Keys = readonly [EncryptionKey, ...EncryptionKey[]];

/** Rows read at once; each is written by a statement of its own, so that nobody waits. */
const BATCH_SIZE = 200;

const columns = Object.entries(SEALED_COLUMNS) as [SealedName, SealedColumn][];

/** Table and column of a sealed column. */
function placeOf(name: SealedName): { table: string; column: string } {
  const [table = '', column = ''] = name.split(':');
  return { table, column };
}

/** Ids of keys that sealed values in the tables need and the settings lack, in alphabetical order. */
export async function findMissingKeys(db: Queries, keys: Keys): Promise<string[]> {
  const known = keys.map(({ id }) => Buffer.from(id, 'utf8'));
  const missing = new Set<string>();
  for (const [name] of columns) {
    const { table, column } = placeOf(name);
    const { rows } = await sql<{ id: Buffer }>`
      select distinct ${keyIdOf(column)} as id from ${sql.table(table)}
      where ${sql.ref(column)} is not null and ${keyIdOf(column)} <> all (${known})`.execute(db);
    for (const { id } of rows) missing.add(Buffer.from(id).toString('utf8'));
  }
  return [...missing].toSorted();
}

/** @throws ConfigurationError if stored data need a key that the settings lack */
export async function refuseMissingKeys(db: Queries, keys: Keys): Promise<void> {
  const missing = await findMissingKeys(db, keys);
  if (missing.length > 0)
    throw new ConfigurationError(`Setting ENCRYPTION_KEYS lacks keys of stored data: ${missing.join(', ')}`);
}

/**
 * Seals every value of one column by the first key that is not sealed by it; returns the number. A run that was cut off
 * continues where it ended. A value that changed meanwhile is read again.
 */
async function resealColumn(
  [name, { key, hash }]: [SealedName, SealedColumn],
  db: Queries,
  keys: Keys,
): Promise<number> {
  const { table, column } = placeOf(name);
  const first = Buffer.from(keys[0].id, 'utf8');
  let done = 0;
  for (;;) {
    const { rows } = await sql<Record<string, number | string> & { value: Buffer }>`
      select ${sql.join(key.map((each) => sql.ref(each)))}, ${sql.ref(column)} as value from ${sql.table(table)}
      where ${sql.ref(column)} is not null and ${keyIdOf(column)} <> ${first} limit ${BATCH_SIZE}`.execute(db);
    if (rows.length === 0) return done;
    for (const { value, ...row } of rows) {
      const context = sealContextOf(name, ...key.map((each) => row[each] ?? ''));
      const text = unseal(keys, value, context);
      const sets = [sql`${sql.ref(column)} = ${seal(keys, text, context)}`];
      if (hash) sets.push(sql`${sql.ref(hash.column)} = ${keyedHash(keys, hash.purpose, text)}`);
      const isRow = key.map((each) => sql`${sql.ref(each)} = ${row[each]}`);
      await sql`
        update ${sql.table(table)} set ${sql.join(sets)}
        where ${sql.join([...isRow, sql`${sql.ref(column)} = ${value}`], sql` and `)}`.execute(db);
      done += 1;
    }
  }
}

/** Seals all values of the tables by the first key, and reports each column with the number of its values. */
export async function resealAll(db: Queries, keys: Keys, report: (name: string, values: number) => void) {
  for (const each of columns) report(each[0], await resealColumn(each, db, keys));
}
