import { sql } from 'kysely';
import type { RetentionRule } from '../../../aggregates/retention.ts';
import { DAY_SECONDS } from '../../../clock/durations.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { recordAudit } from '../../../pipeline/audit.ts';
import type { Job, JobContext } from '../../../pipeline/job.ts';
import { ERASED_IDENTITY } from '../withdrawal/erasedIdentity.ts';
import { countIdentitiesLeft, RETENTION_RULES } from './rules.ts';

/** Rows erased by one statement: it ends long before its time limit, and holds its locks briefly. */
const BATCH_SIZE = 5_000;

/** Deletes data past its retention period, counts what is left, and records both in the audit log. */
export const retentionJob: Job = {
  name: 'retention',
  everySeconds: DAY_SECONDS,
  async run(context) {
    const now = context.now();
    const failures: unknown[] = [];
    // A failing rule does not prevent the others.
    const attempt = async (rule: string, work: () => Promise<void>) => {
      try {
        await work();
      } catch (error) {
        context.log.error({ err: error, rule }, 'a retention rule failed');
        failures.push(error);
      }
    };
    for (const rule of RETENTION_RULES) await attempt(rule.name, () => applyRule(rule, now, context));
    await attempt('identities of former members', () => eraseIdentitiesLeft(now, context));
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} retention rules failed`);
  },
};

async function applyRule(rule: RetentionRule, now: Date, { db, log }: JobContext): Promise<void> {
  let erased = 0;
  for (let batch = BATCH_SIZE; batch === BATCH_SIZE; erased += batch) batch = await eraseBatch(db, rule, now);
  const left = await countOverdue(db, rule, now);
  if (erased > 0 || left > 0)
    await recordAudit({ db, now, ip: '' }, 'retention', null, { rule: rule.name, erased, left });
  if (left > 0) log.error({ rule: rule.name, left }, 'what should have been erased is still there');
}

/** Erases at most one batch of overdue rows; returns their number. */
async function eraseBatch(db: Queries, rule: RetentionRule, now: Date): Promise<number> {
  const { table, overdue, erase, along = [] } = rule;
  const gone = sql`gone as materialized (
    select *, ctid as place from ${sql.table(table)} where ${overdue(now)} limit ${BATCH_SIZE})`;
  const others = along.map(
    (other, at) =>
      sql`${sql.ref(`along_${at}`)} as (delete from ${sql.table(other.table)} where ${other.where} returning 1)`,
  );
  const change = erase
    ? sql`update ${sql.table(table)} set ${sql.join(assignments(erase))}`
    : sql`delete from ${sql.table(table)}`;
  const { numAffectedRows } = await sql`
    with ${sql.join([gone, ...others])} ${change} where ctid = any (array(select place from gone))`.execute(db);
  return Number(numAffectedRows ?? 0);
}

const assignments = (erase: NonNullable<RetentionRule['erase']>) =>
  Object.entries(erase).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);

async function countOverdue(db: Queries, { table, overdue }: RetentionRule, now: Date): Promise<number> {
  const { rows } = await sql<{ left_over: number }>`
    select count(*)::int as left_over from ${sql.table(table)} where ${overdue(now)}`.execute(db);
  return rows[0]?.left_over ?? 0;
}

/** Checks that no withdrawn member has an identity left; erases it and logs an error if one does. */
async function eraseIdentitiesLeft(now: Date, { db, log }: JobContext): Promise<void> {
  const { rows } = await countIdentitiesLeft.execute(db);
  const identitiesFound = rows[0]?.left_over ?? 0;
  if (identitiesFound > 0) {
    log.error({ found: identitiesFound }, 'withdrawn members still had an identity');
    await db.updateTable('member').set(ERASED_IDENTITY).where('status', '=', 'WITHDRAWN').execute();
  }
  await recordAudit({ db, now, ip: '' }, 'retention proved', null, { identitiesFound });
}
