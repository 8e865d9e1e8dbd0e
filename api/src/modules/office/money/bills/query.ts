import { sql } from 'kysely';
import type { BillStatus } from '@portal/shared/contract/manager';
import { billDueOn } from '../../../../aggregates/bill.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import { applicationTitle } from '../../parts/described.ts';

interface Wanted {
  status: BillStatus;
  fromDay?: string | undefined;
  untilDay?: string | undefined;
}

/** Bills of a period with their titles: waiting ones by day, others newest first. */
export function billsIn(db: Queries, { status, fromDay, untilDay }: Wanted) {
  let query = db
    .selectFrom('group_bill')
    .innerJoin('application', 'application.application_no', 'group_bill.group_no')
    .selectAll('group_bill')
    .select(['application.member_no', 'application.payment_no', 'application.terms'])
    .select([applicationTitle.as('title'), billDueOn.as('due_on')])
    .select([
      sql<boolean>`application.payment_no is not null`.as('is_paid'),
      sql<string | null>`(
        select original.approval_number from group_bill as original
        where original.group_no = group_bill.group_no and original.kind = 'ORIGINAL' and original.status = 'ISSUED'
          and group_bill.kind = 'CORRECTION'
      )`.as('original_number'),
    ])
    .where('group_bill.status', '=', status);
  if (fromDay) query = query.where('group_bill.written_on', '>=', fromDay);
  if (untilDay) query = query.where('group_bill.written_on', '<=', untilDay);
  const direction = status === 'WAITING' ? 'asc' : 'desc';
  return query.orderBy('group_bill.written_on', direction).orderBy('group_bill.bill_no', direction);
}
