import type { Queries } from '../../database/types/tables.ts';
import type { BillRow, TakenBillRow } from '../../database/types/tables/bill.ts';

/** The bills of a group that hold, newest first. */
export const listBills = (db: Queries, groupNo: number): Promise<BillRow[]> =>
  db
    .selectFrom('group_bill')
    .selectAll()
    .where('group_no', '=', groupNo)
    .where('status', '<>', 'RETRACTED')
    .orderBy('bill_no', 'desc')
    .execute();

/** Whether the money of an application is told to the tax office by a bill, or is to be. */
export const hasBill = async (db: Queries, applicationNo: number): Promise<boolean> =>
  (await listBills(db, applicationNo)).length > 0;

/**
 * Terms of a bill in a table that the office has taken: from then on neither its sum, its day nor
 * its business changes. The bill is locked, so that none is taken meanwhile.
 */
export async function lockTaken(db: Queries, billNo: number): Promise<TakenBillRow | undefined> {
  await db.selectFrom('group_bill').select('bill_no').where('bill_no', '=', billNo).forNoKeyUpdate().execute();
  return (await listTaken(db, [billNo]))[0];
}

export const listTaken = async (db: Queries, billNos: readonly number[]): Promise<TakenBillRow[]> =>
  billNos.length === 0 ? [] : db.selectFrom('taken_bill').selectAll().where('bill_no', 'in', billNos).execute();
