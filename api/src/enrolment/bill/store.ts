import type { Queries } from '../../database/types/tables.ts';
import type { BillRow, TakenBillRow } from '../../database/types/tables/bill.ts';

/** The bills of a group except retracted ones, newest first. */
export const listBills = (db: Queries, groupNo: number): Promise<BillRow[]> =>
  db
    .selectFrom('group_bill')
    .selectAll()
    .where('group_no', '=', groupNo)
    .where('status', '<>', 'RETRACTED')
    .orderBy('bill_no', 'desc')
    .execute();

/** True if the application's money is or will be reported to the tax office by a bill. */
export const hasBill = async (db: Queries, applicationNo: number): Promise<boolean> =>
  (await listBills(db, applicationNo)).length > 0;

/**
 * Returns the terms of a bill that the office has exported, whose amount, day and business are fixed from then on.
 * Locks the bill, so that it cannot be exported meanwhile.
 */
export async function lockTaken(db: Queries, billNo: number): Promise<TakenBillRow | undefined> {
  await db.selectFrom('group_bill').select('bill_no').where('bill_no', '=', billNo).forNoKeyUpdate().execute();
  return (await listTaken(db, [billNo]))[0];
}

export const listTaken = async (db: Queries, billNos: readonly number[]): Promise<TakenBillRow[]> =>
  billNos.length === 0 ? [] : db.selectFrom('taken_bill').selectAll().where('bill_no', 'in', billNos).execute();
