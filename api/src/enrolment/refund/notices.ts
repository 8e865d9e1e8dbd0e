import type { Queries } from '../../database/types/tables.ts';
import { raiseNotice } from '../../notices/raiseNotice.ts';
import { applicationValues } from '../applicationValues.ts';
import type { MoneyContext } from '../context.ts';
import { maskAccount, type BankAccount } from './store.ts';

/** Notifies the member of a refund without a request, or that it needs an account. */
export async function notifyOfOwedRefund(
  event: 'accountNeeded' | 'moneyReturned',
  { refundNo, applicationNo, amount }: { refundNo: number; applicationNo: number; amount: number },
  { db, now }: Pick<MoneyContext, 'db' | 'now'>,
): Promise<void> {
  const application = await findNotified(db, applicationNo);
  const values = { ...applicationValues(application), amount };
  await raiseNotice({ event, memberNo: application.member_no, subjectNo: refundNo, values }, { db, now });
}

interface NamedAccount {
  namingNo: number;
  applicationNo: number;
  amount: number;
  account: BankAccount;
  payableFrom: Date;
}

/** Notifies the member of the account named by an employee and of the time to deny it. */
export async function notifyOfNamedAccount(
  { namingNo, applicationNo, amount, account, payableFrom }: NamedAccount,
  { db, now }: Pick<MoneyContext, 'db' | 'now'>,
): Promise<void> {
  const application = await findNotified(db, applicationNo);
  const values = {
    ...applicationValues(application),
    amount,
    bank: account.bank,
    account: maskAccount(account.account),
    holder: account.accountName,
    payableFrom,
  };
  await raiseNotice(
    { event: 'accountNamed', memberNo: application.member_no, subjectNo: namingNo, values },
    { db, now },
  );
}

const findNotified = (db: Queries, applicationNo: number) =>
  db
    .selectFrom('application')
    .select(['application_no', 'member_no', 'kind', 'terms'])
    .where('application_no', '=', applicationNo)
    .executeTakeFirstOrThrow();
