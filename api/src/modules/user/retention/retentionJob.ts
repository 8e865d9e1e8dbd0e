import { sql } from 'kysely';
import { DAY_SECONDS } from '../../../clock/durations.ts';
import type { Queries } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { recordAudit } from '../../../pipeline/audit.ts';
import type { Job, JobContext } from '../../../pipeline/job.ts';
import { ERASED_IDENTITY } from '../withdrawal/erasedIdentity.ts';
import { countIdentitiesLeft, RETENTION_RULES, type RetentionRule } from './rules.ts';

/** Every night: erases what was kept too long, counts what is left afterwards, and records both in the audit log. */
export const retentionJob: Job = {
  name: 'retention',
  everySeconds: DAY_SECONDS,
  async run(context) {
    const now = context.now();
    for (const rule of RETENTION_RULES) await applyRule(rule, now, context);
    await eraseIdentitiesLeft(now, context);
  },
};

const applyRule = (rule: RetentionRule, now: Date, { db, log }: JobContext): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const erased = await eraseOverdue(transaction, rule, now);
    const left = await countOverdue(transaction, rule, now);
    if (erased > 0 || left > 0)
      await recordAudit({ db: transaction, now, ip: '' }, 'retention', null, { rule: rule.name, erased, left });
    if (left > 0) log.error({ rule: rule.name, left }, 'what should have been erased is still there');
  });

async function eraseOverdue(db: Queries, { table, overdue, erase }: RetentionRule, now: Date): Promise<number> {
  const { numAffectedRows } = erase
    ? await sql`update ${sql.table(table)} set ${erase} where ${overdue(now)}`.execute(db)
    : await sql`delete from ${sql.table(table)} where ${overdue(now)}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

async function countOverdue(db: Queries, { table, overdue }: RetentionRule, now: Date): Promise<number> {
  const { rows } = await sql<{ left_over: number }>`
    select count(*)::int as left_over from ${sql.table(table)} where ${overdue(now)}`.execute(db);
  return rows[0]?.left_over ?? 0;
}

/** A withdrawn member must have no identity left. If one does, it is erased and logged as an error. */
async function eraseIdentitiesLeft(now: Date, { db, log }: JobContext): Promise<void> {
  const { rows } = await countIdentitiesLeft.execute(db);
  const identitiesFound = rows[0]?.left_over ?? 0;
  if (identitiesFound > 0) {
    log.error({ found: identitiesFound }, 'withdrawn members still had an identity');
    await db.updateTable('member').set(ERASED_IDENTITY).where('status', '=', 'WITHDRAWN').execute();
  }
  await recordAudit({ db, now, ip: '' }, 'retention proved', null, { identitiesFound });
}
