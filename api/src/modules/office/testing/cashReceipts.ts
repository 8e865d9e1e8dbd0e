import type { Updateable } from 'kysely';
import type { CashReceiptTables } from '../../../database/types/tables/cashReceipt.ts';
import { insertCashReceipt } from '../../../enrolment/cashReceipt/store.ts';
import { moneyContext } from '../../../enrolment/context.ts';
import type { TestServer } from '../../../testing/index.ts';
import { addPaid } from './applications.ts';

/** Creates the cash receipt of a paid deposit in a state and returns its number. */
export async function addCashReceipt(
  server: TestServer,
  columns: Updateable<CashReceiptTables['cash_receipt']>,
): Promise<number> {
  const { db, services } = server;
  const { paymentNo, memberNo } = await addPaid(server, { pay_method: 'vbank' });
  const context = moneyContext({ ...services, db, now: services.now(), log: server.app.log });
  const form = { type: 'INCOME', number: '01012345678' } as const;
  const no = await insertCashReceipt({ paymentNo }, { memberNo, form }, context);
  await db.updateTable('cash_receipt').set(columns).where('cash_receipt_no', '=', no).execute();
  return no;
}
