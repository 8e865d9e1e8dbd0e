import { sql } from 'kysely';
import type { Queries } from '../../../../database/types/tables.ts';
import type { AccountLine, BankAccount } from './BankAccount.ts';

/** Money that the portal says has come or gone by the account. */
interface Recorded {
  day: string;
  name: string;
  /** Won; negative for money that went out. */
  amount: number;
}

/** Recorded transfers, fees with their surpluses, and refunds that were paid out. */
async function recorded(db: Queries): Promise<Recorded[]> {
  const { rows } = await sql<Recorded>`
    select (payment.paid_at at time zone 'Asia/Seoul')::date::text as day, business_name as name, paid_amount as amount
    from payment join employer_group on group_no = application_no where pay_method = 'transfer'
    union all
    select deposited_on::text, holder_name, fee from certificate where deposited_on is not null
    union all
    select (finished_at at time zone 'Asia/Seoul')::date::text, account_name, -amount
    from refund where status = 'DONE' and route = 'bank'`.execute(db);
  return rows;
}

/** Lines that the portal has used, each for one row. */
async function usedLines(db: Queries, firstLine: number): Promise<{ day: string; amount: number }[]> {
  const { rows } = await sql<{ day: string; amount: number }>`
    select day::text as day, case when matter in ('refund', 'feeReturn') then -amount else amount end as amount
    from bank_line where bank_line_no >= ${firstLine}`.execute(db);
  return rows;
}

/** Removes one equal item; false without one. */
function take<Item>(items: Item[], isEqual: (item: Item) => boolean): boolean {
  const at = items.findIndex(isEqual);
  if (at !== -1) items.splice(at, 1);
  return at !== -1;
}

/** Recorded money without a line of the account: more than has come or gone, or on another day. */
export async function inventedMoney(
  account: BankAccount,
  { db, names }: { db: Queries; names: readonly string[] },
): Promise<Recorded[]> {
  const lines = [...account.lines];
  return (await recorded(db))
    .filter(({ name }) => names.includes(name))
    .filter(({ day, amount }) => !take(lines, (line) => line.amount === amount && line.day === day));
}

/** Lines shown as done without a row that used them: money that nobody looks for any more. */
export async function lostLines(
  done: readonly AccountLine[],
  { db, firstLine }: { db: Queries; firstLine: number },
): Promise<AccountLine[]> {
  const used = await usedLines(db, firstLine);
  return done.filter(({ day, amount }) => !take(used, (line) => line.day === day && line.amount === amount));
}
