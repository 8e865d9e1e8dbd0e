import { sql } from 'kysely';
import type { Queries } from '../database/types/tables.ts';

/** First id of user objects; lower ones belong to PostgreSQL itself. */
const FIRST_ID_OF_USERS = 16_384;

/** Resets a used database to its fresh content, as the owner: `true` if done, `false` if its tables have changed. */
export type Reset = (used: Queries) => Promise<boolean>;

/** The statement that resets a used database, and the layout that its tables must have for that. */
export interface Fresh {
  statement: string;
  layout: string;
}

/** Reads a fresh database: the rows inserted by migrations, and the values of its sequences. */
export const rememberFresh = async (fresh: Queries): Promise<Fresh> => ({
  statement: await resetStatement(fresh),
  layout: await layoutOf(fresh),
});

export const resetBy =
  ({ statement, layout }: Fresh): Reset =>
  async (used) => {
    if ((await layoutOf(used)) !== layout) return false;
    await sql.raw(statement).execute(used);
    return true;
  };

/** Statement that deletes all rows without triggers and keys, restores the fresh ones, and resets sequences. */
async function resetStatement(queries: Queries): Promise<string> {
  const tables = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(queries);
  const names = tables.rows.map(({ name }) => name);
  const stored = await sql<{ name: string; rows: string | null }>`${sql.raw(
    names
      .map((name) => `select '${name}' as name, jsonb_agg(to_jsonb(stored))::text as rows from ${name} as stored`)
      .join(' union all '),
  )}`.execute(queries);
  const sequences = await sql<{ name: string; next: string; used: boolean }>`
    select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value)::text as next,
      last_value is not null as used
    from pg_sequences`.execute(queries);
  return [
    'do $reset$ begin',
    `perform set_config('session_replication_role', 'replica', true);`,
    ...names.map((name) => `delete from ${name};`),
    ...stored.rows
      .filter(({ rows }) => rows !== null)
      .map(
        ({ name, rows }) =>
          `insert into ${name} overriding system value
          select * from jsonb_populate_recordset(null::${name}, '${rows?.replaceAll("'", "''")}');`,
      ),
    ...sequences.rows.map(({ name, next, used }) => `perform setval('${name}', ${next}, ${used});`),
    'end $reset$',
  ].join('\n');
}

/** Changes with every table, column, trigger, function and constraint that is created, altered or dropped. */
async function layoutOf(queries: Queries): Promise<string> {
  const { rows } = await sql<{ layout: string }>`
    with own as (select oid, xmin from pg_class where oid >= ${FIRST_ID_OF_USERS} and relpersistence <> 't'),
      parts as (
        select xmin from own
        union all select xmin from pg_attribute where attrelid in (select oid from own)
        union all select xmin from pg_trigger
        union all select xmin from pg_constraint
        union all select xmin from pg_proc where oid >= ${FIRST_ID_OF_USERS}
        union all select xmin from pg_namespace where nspname !~ '^pg_(toast_)?temp_'
      )
    select count(*) || ' until ' || max(xmin::text::bigint) as layout from parts`.execute(queries);
  return rows[0]?.layout ?? '';
}
