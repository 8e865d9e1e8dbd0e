import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../../database/types/tables.ts';
import type { MoneyFindingTable } from '../../../database/types/tables/payment.ts';

/** Differences between the gateway's books and ours, for the office to resolve. */

type Finding = Pick<
  Insertable<MoneyFindingTable>,
  'day' | 'kind' | 'gateway_no' | 'payment_no' | 'gateway_amount' | 'our_amount' | 'found_at'
>;

/** Stores a finding once, however often it recurs. Returns true if it is new. */
export async function storeFinding(db: Queries, finding: Finding): Promise<boolean> {
  const stored = await db
    .insertInto('money_finding')
    .values(finding)
    .onConflict((conflict) => conflict.constraint('money_finding_once').doNothing())
    .returning('finding_no')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Lists open findings, oldest first. */
export async function listOpenFindings(db: Queries): Promise<Selectable<MoneyFindingTable>[]> {
  return db.selectFrom('money_finding').selectAll().where('closed_at', 'is', null).orderBy('finding_no').execute();
}

/** Closes a finding. Returns false if it was already closed. */
export async function closeFinding(
  db: Queries,
  { findingNo, employeeNo, note, now }: { findingNo: number; employeeNo: number; note: string; now: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('money_finding')
    .set({ closed_at: now, closed_by: employeeNo, note })
    .where('finding_no', '=', findingNo)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
