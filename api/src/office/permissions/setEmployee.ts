import { PERMISSIONS, type Permission } from '@portal/shared/contract/office/permission';
import { readConfiguration } from '../../configuration/configuration.ts';
import { openDatabase } from '../../database/openDatabase.ts';
import { inTransaction } from '../../database/transaction.ts';
import { makeEmployee } from './employees.ts';

/** `npm run employee -w api -- <userId> [permission …]`: makes a member an employee with exactly these permissions. */
const [userId, ...named] = process.argv.slice(2);
const isPermission = (name: string): name is Permission => (PERMISSIONS as string[]).includes(name);
if (userId === undefined || !named.every(isPermission)) {
  process.stderr.write(`npm run employee -w api -- <userId> [${PERMISSIONS.join(' ')}]\n`);
  process.exit(1);
}
const database = await openDatabase(readConfiguration());
try {
  const made = await inTransaction(database.queries, async (db) => {
    const member = await db
      .selectFrom('member')
      .select(['member_no', 'role'])
      .where('user_id', '=', userId)
      .where('status', '=', 'ACTIVE')
      .forUpdate()
      .executeTakeFirst();
    if (!member) return false;
    await makeEmployee(
      { member, permissions: named, reason: 'command on the server' },
      { db, now: new Date(), ip: '', caller: null },
    );
    return true;
  });
  if (made) process.stdout.write(`${userId} is an employee: ${named.join(', ') || 'no permissions'}\n`);
  else {
    process.stderr.write(`${userId} is not an active account\n`);
    process.exitCode = 1;
  }
} finally {
  await database.close();
}
