import assert from 'node:assert/strict';
import { compose } from './compose.ts';

/** Runs a query as one of the database's accounts. */
const ask = async (account: string, statement: string) =>
  (await compose('exec', '-T', 'postgres', 'psql', '-U', account, '-d', 'portal', '-AtXc', statement)).trim();

/** Someone who can send SQL through the API has the account of its sessions, which changes no table. */
export async function theApiOwnsNoTable(): Promise<string> {
  const accounts = await ask(
    'portal',
    "select distinct usename from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  assert.equal(accounts, 'portal_program', 'the API works as another account');
  for (const statement of [
    'drop trigger office_audit_stays on office_audit',
    "update office_audit set reason = ''",
    'alter table member drop column name',
    "select pg_read_file('/etc/passwd')",
  ])
    await assert.rejects(ask(accounts, statement), /permission denied|must be owner/);
  return accounts;
}
