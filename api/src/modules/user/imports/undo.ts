import { sql } from 'kysely';
import type { ImportKind } from '@portal/shared/contract/office/import';
import type { TableName } from '../../../aggregates/owner.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { ImportBatchRow } from '../../../database/types/tables/imports.ts';
import { recordAct, type ActContext } from '../../../internalControls/audit/recordAct.ts';
import { lockBatch } from './batch.ts';
import { hasChangedArticles, removeArticles } from './removeArticles.ts';

/** `used`: a member of the batch has logged in; `changed`: an employee has changed one of its articles. */
type Ended = { outcome: 'done'; rows: number } | { outcome: 'missing' | 'undone' | 'closed' | 'used' | 'changed' };

interface BatchEnd {
  batchNo: number;
  reason: string;
}

/** Rows per statement, each of which is limited in time. */
const ROWS_AT_ONCE = 1000;

/** Reason for which a batch cannot be undone any more. */
export type Obstacle = Exclude<Ended['outcome'], 'done' | 'missing'>;

/**
 * Removes everything that a batch has stored, until it is closed, one of its members has logged in, or an employee has
 * changed one of its articles. A foreign key refuses it if anything else refers to a row.
 */
export async function undoBatch({ batchNo, reason }: BatchEnd, context: ActContext): Promise<Ended> {
  const batch = await lockBatch(context.db, batchNo);
  if (!batch) return { outcome: 'missing' };
  const obstacle = await findObstacle(batch, context);
  if (obstacle) return { outcome: obstacle };
  const rows = await removeBatch(batch, context);
  await recordAct(context, {
    act: 'undo import',
    object: 'import_batch',
    objectNo: batchNo,
    reason,
    detail: { found: rows },
  });
  return { outcome: 'done', rows };
}

/** Ends the time in which a batch can be undone. */
export async function closeBatch({ batchNo, reason }: BatchEnd, context: ActContext): Promise<Ended> {
  const batch = await lockBatch(context.db, batchNo);
  if (!batch) return { outcome: 'missing' };
  const end = endOf(batch);
  if (end) return { outcome: end };
  await storeClosing(batch, context);
  await recordAct(context, { act: 'close import', object: 'import_batch', objectNo: batchNo, reason });
  return { outcome: 'done', rows: 0 };
}

/** End of a locked batch; null while it has none. */
export function endOf({ undone_at, closed_at }: ImportBatchRow): Obstacle | null {
  if (undone_at) return 'undone';
  return closed_at ? 'closed' : null;
}

/** Obstacle to the undoing of a locked batch; null without one, though a row may still refer to one of its rows. */
export async function findObstacle(batch: ImportBatchRow, { db }: Pick<ActContext, 'db'>): Promise<Obstacle | null> {
  const end = endOf(batch);
  if (end) return end;
  if (await hasLoggedIn(db, batch.batch_no)) return 'used';
  return (await hasChangedArticles(db, batch.batch_no)) ? 'changed' : null;
}

/** Removes the rows of a locked batch without an obstacle; returns their number. */
export async function removeBatch(
  { kind, batch_no: batchNo }: ImportBatchRow,
  { db, now }: Pick<ActContext, 'db' | 'now'>,
): Promise<number> {
  const rows = await REMOVALS[kind](db, batchNo, now);
  await db
    .updateTable('import_batch')
    .set({ undone_at: now, undoing_since: null, undo_failure: '' })
    .where('batch_no', '=', batchNo)
    .execute();
  return rows;
}

export const storeClosing = ({ batch_no: batchNo }: ImportBatchRow, { db, now }: Pick<ActContext, 'db' | 'now'>) =>
  db.updateTable('import_batch').set({ closed_at: now }).where('batch_no', '=', batchNo).execute();

async function hasLoggedIn(db: Queries, batchNo: number): Promise<boolean> {
  const session = await db
    .selectFrom('session')
    .innerJoin('imported_member', 'imported_member.member_no', 'session.member_no')
    .select('session_no')
    .where('batch_no', '=', batchNo)
    .limit(1)
    .executeTakeFirst();
  return session !== undefined;
}

async function removeMembers(db: Queries, batchNo: number): Promise<number> {
  for (let removed = 0; ;) {
    const taken = await db
      .deleteFrom('imported_member')
      .where(
        'member_no',
        'in',
        db.selectFrom('imported_member').select('member_no').where('batch_no', '=', batchNo).limit(ROWS_AT_ONCE),
      )
      .returning('member_no')
      .execute();
    if (taken.length === 0) return removed;
    const numbers = sql`any(${taken.map(({ member_no }) => member_no)}::bigint[])`;
    await sql`delete from old_password where member_no = ${numbers}`.execute(db);
    await sql`delete from member where member_no = ${numbers}`.execute(db);
    removed += taken.length;
  }
}

const REMOVALS: Readonly<Record<ImportKind, (db: Queries, batchNo: number, now: Date) => Promise<number>>> = {
  articles: removeArticles,
  members: removeMembers,
  papers: (db, batchNo) => removeRows(db, 'imported_paper', 'imported_paper_no', batchNo),
  applications: (db, batchNo) => removeRows(db, 'imported_application', 'imported_application_no', batchNo),
  hygiene: (db, batchNo) => removeRows(db, 'hygiene_completion', 'completion_no', batchNo),
};

/** Removes the rows of a batch that nothing refers to. */
async function removeRows(db: Queries, table: TableName, key: string, batchNo: number): Promise<number> {
  for (let removed = 0; ;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ${sql.ref(key)} in (
        select ${sql.ref(key)} from ${sql.table(table)} where batch_no = ${batchNo} limit ${ROWS_AT_ONCE}
      )`.execute(db);
    if (numAffectedRows === 0n) return removed;
    removed += Number(numAffectedRows);
  }
}
