import type { Selectable } from 'kysely';
import type { Queries } from '../../database/types/tables.ts';
import type { ApplicationTable } from '../../database/types/tables/manager.ts';
import { raiseNotice } from '../../notices/raiseNotice.ts';
import { applicationValues } from '../applicationValues.ts';
import { findOpenPayment, findPayment, type PaymentRow } from './store.ts';

type Application = Selectable<ApplicationTable>;
interface NoticeContext {
  db: Queries;
  now: Date;
}

/** Account of a payment that awaits a deposit. */
function virtualAccountOf({ vbank_bank: bank, vbank_account: account, vbank_holder: holder }: PaymentRow) {
  return bank && account && holder ? { bank, account, holder } : null;
}

/** Notifies of the account to pay into, and its deadline. */
export async function notifyDepositAwaited(
  { application, paymentNo, dueAt }: { application: Application; paymentNo: number; dueAt: Date },
  context: NoticeContext,
): Promise<void> {
  const payment = await findPayment(context.db, paymentNo);
  const virtualAccount = payment && virtualAccountOf(payment);
  if (!virtualAccount) return;
  const values = { ...applicationValues(application), ...virtualAccount, amount: payment.amount, dueAt };
  await raiseNotice(
    { event: 'depositAwaited', memberNo: application.member_no, subjectNo: paymentNo, values },
    context,
  );
}

/** Reminds of the due time of a held application, locked by the caller. */
export async function notifyDueSoon(
  { application, dueAt }: { application: Application; dueAt: Date },
  context: NoticeContext,
): Promise<void> {
  const payment = await findOpenPayment(context.db, application.application_no);
  const virtualAccount = payment ? virtualAccountOf(payment) : null;
  const values = { ...applicationValues(application), virtualAccount, amount: application.price, dueAt };
  await raiseNotice(
    { event: 'dueSoon', memberNo: application.member_no, subjectNo: application.application_no, values },
    context,
  );
}
