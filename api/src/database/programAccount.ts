import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { ProgramAccount } from '../configuration/databaseUrls.ts';
import type { Queries } from './types/tables.ts';

/** Written by the owner, who runs migrations. */
const READ_ONLY = ['kysely_migration', 'kysely_migration_lock'];
/** Protected from SQL injection and from our own mistakes. */
const ONLY_ADDED_TO = ['office_audit'];

/**
 * Lets the program's account read and write rows and nothing else: it changes no table, drops no trigger, and changes
 * no entry of the office's audit log. Creates the account if it is missing. Run by the owner of the tables alone.
 */
export async function giveRights(connection: Queries, account: ProgramAccount): Promise<void> {
  const name = sql.id(account.name);
  const { rows } = await sql`select from pg_roles where rolname = ${account.name}`.execute(connection);
  if (rows.length === 0) await sql`create role ${name} login ${passwordClause(account)}`.execute(connection);
  else if (await hasRights(connection, account.name)) return;
  const tables = (names: readonly string[]) => sql.join(names.map((table) => sql.table(table)));
  await connection.transaction().execute(async (transaction) => {
    for (const statement of [
      sql`grant usage on schema public to ${name}`,
      sql`grant select, insert, update, delete on all tables in schema public to ${name}`,
      sql`revoke insert, update, delete on ${tables(READ_ONLY)} from ${name}`,
      sql`revoke update, delete on ${tables(ONLY_ADDED_TO)} from ${name}`,
      sql`grant usage, select, update on all sequences in schema public to ${name}`,
    ])
      await statement.execute(transaction);
  });
}

/** True if the account has its rights everywhere: they are granted at once, so later objects have none. */
async function hasRights(connection: Queries, name: string): Promise<boolean> {
  const { rows } = await sql`
    select from pg_class
    where relnamespace = 'public'::regnamespace and case
      when relkind = 'S' then not has_sequence_privilege(${name}, oid, 'update')
      when relkind in ('r', 'p', 'v') then not has_table_privilege(${name}, oid, 'select')
    end
    limit 1`.execute(connection);
  return rows.length === 0;
}

const passwordClause = ({ password }: ProgramAccount) =>
  password === '' ? sql`` : sql`password ${sql.lit(scramVerifier(password))}`;

const ITERATIONS = 4096;
const HASH = 'sha256';
const HASH_BYTES = 32;

/** SCRAM-SHA-256 verifier as stored by PostgreSQL, so that no statement and no log has the password itself. */
function scramVerifier(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password.normalize('NFKC'), salt, ITERATIONS, HASH_BYTES, HASH);
  const key = (word: string) => createHmac(HASH, salted).update(word).digest();
  const stored = createHash(HASH).update(key('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${stored}:${key('Server Key').toString('base64')}`;
}
