import { sql } from 'kysely';
import type { Queries } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { recordAudit } from '../../../pipeline/audit.ts';
import type { Job } from '../../../pipeline/job.ts';
import { ERASED_IDENTITY } from '../withdrawal/eraseMember.ts';
import { identityLeft, RETENTION_RULES, type RetentionRule } from './rules.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** Every night: erases what is kept too long, counts what is left afterwards, and writes both into the audit log. */
export const retentionJob: Job = {
  name: 'retention',
  everySeconds: DAY_SECONDS,
  async run({ db, now, log }) {
    const moment = now();
    for (const rule of RETENTION_RULES) {
      await inTransaction(db, async (transaction) => {
        const erased = await erase(transaction, rule, moment);
        const left = await countOverdue(transaction, rule, moment);
        if (erased > 0 || left > 0)
          await recordAudit({ db: transaction, now: moment, ip: '' }, 'retention', null, {
            rule: rule.name,
            erased,
            left,
          });
        if (left > 0) log.error({ rule: rule.name, left }, 'what should have been erased is still there');
      });
    }
    await proveIdentitiesGone(db, moment, log);
  },
};

async function erase(db: Queries, { table, overdue, erase: change }: RetentionRule, now: Date): Promise<number> {
  const result = change
    ? await sql`update ${sql.table(table)} set ${change} where ${overdue(now)}`.execute(db)
    : await sql`delete from ${sql.table(table)} where ${overdue(now)}`.execute(db);
  return Number(result.numAffectedRows ?? 0);
}

async function countOverdue(db: Queries, { table, overdue }: RetentionRule, now: Date): Promise<number> {
  const { rows } = await sql<{
    left_over: number;
  }>`select count(*)::int as left_over from ${sql.table(table)} where ${overdue(now)}`.execute(db);
  return rows[0]?.left_over ?? 0;
}

/** Nobody who left may still be someone; whoever is, is erased now and told of as a fault. */
async function proveIdentitiesGone(db: Queries, now: Date, log: Parameters<Job['run']>[0]['log']): Promise<void> {
  const {
    rows: [counted],
  } = await identityLeft.execute(db);
  const found = counted?.left_over ?? 0;
  if (found > 0) {
    log.error({ found }, 'withdrawn members still had an identity');
    await db.updateTable('member').set(ERASED_IDENTITY).where('status', '=', 'WITHDRAWN').execute();
  }
  await recordAudit({ db, now, ip: '' }, 'retention proved', null, { identitiesFound: found });
}
