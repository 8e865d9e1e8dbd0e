import type { Queries } from '../../database/types/tables.ts';
import type { BillRow } from '../../database/types/tables/bill.ts';

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
