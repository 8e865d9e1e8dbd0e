import { sql } from 'kysely';
import { MINUTE_SECONDS } from '../../../clock/durations.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { followMoney } from '../../../enrolment/bill/followMoney.ts';
import { moneyContext } from '../../../enrolment/context.ts';
import { UNPAID_INVOICE_STATES } from '../../../lifecycles/invoice.ts';
import { SETTLED_PAYMENT_STATES } from '../../../lifecycles/payment.ts';
import type { Job } from '../../../pipeline/job.ts';

/** Updates the bills of a group to its money; an issued bill gets a correction. */
export const billsJob: Job = {
  name: 'group-bills',
  everySeconds: MINUTE_SECONDS,
  async run({ db, now: clock, log, configuration }) {
    for (const groupNo of await listDiffering(db)) {
      const now = clock();
      await inTransaction(db, (transaction) =>
        followMoney(groupNo, moneyContext({ db: transaction, now, log, configuration })),
      );
    }
  },
};

/** Groups with changeable bills that differ from the money, as `enrolment/bill/billable.ts` computes it. */
async function listDiffering(db: Queries): Promise<number[]> {
  const { rows } = await sql<{ group_no: number }>`
    select billed.group_no from (
      select group_no, sum(amount) as amount,
        bool_or(status = 'WAITING' and kind = 'ORIGINAL') as is_waiting, max(written_on) as written_on
      from group_bill where status <> 'RETRACTED' group by group_no
    ) as billed
    join application on application.application_no = billed.group_no
    left join payment on payment.payment_no = application.payment_no
      and payment.status in (${sql.join(SETTLED_PAYMENT_STATES)})
    left join group_invoice on group_invoice.group_no = billed.group_no
    where not exists (
        select from taken_bill join group_bill using (bill_no)
        where group_bill.group_no = billed.group_no and group_bill.status = 'WAITING')
      and (billed.amount <> case when group_invoice.status in (${sql.join(UNPAID_INVOICE_STATES)}) then group_invoice.amount
        else coalesce(payment.paid_amount - payment.refund_due, 0) end
      or (billed.is_waiting and group_invoice.deposited_on <> billed.written_on))
    order by billed.group_no`.execute(db);
  return rows.map(({ group_no }) => group_no);
}
