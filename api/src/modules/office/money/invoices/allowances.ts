import { sql } from 'kysely';
import type { CallAnswer, Calls } from '@portal/shared/contract';
import { ALLOWANCE_STATUS_NAMES } from '@portal/shared/contract/office';
import { seoulTimestamp } from '@portal/shared/time';
import type { Paging } from '../../../../database/page.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { listWithLooks } from '../../parts/secondLooks.ts';
import { maskedName, maskedUserId } from '../../people/members/masked.ts';

const owed = sql<number>`(
  select coalesce(sum(group_invoice.amount), 0)::integer from group_invoice
  join application on application.application_no = group_invoice.group_no
  where application.member_no = invoice_allowance.member_no and group_invoice.status = 'OPEN'
)`;

/** Lists allowances: those waiting for a second employee first, then the newest. */
export async function listAllowances(
  paging: Paging,
  context: MemberContext,
): Promise<CallAnswer<Calls['officeInvoiceAllowances']>> {
  const query = context.db
    .selectFrom('invoice_allowance')
    .innerJoin('member', 'member.member_no', 'invoice_allowance.member_no')
    .innerJoin('member as allowing', 'allowing.member_no', 'invoice_allowance.allowed_by')
    .selectAll('invoice_allowance')
    .select(['member.user_id', 'member.name as employer', 'allowing.name as allowing_name', owed.as('owed')])
    .orderBy(sql`invoice_allowance.status = 'ASKED'`, 'desc')
    .orderBy('allowance_no', 'desc');
  return listWithLooks(
    query,
    {
      object: 'invoice_allowance',
      objectNoOf: (row) => row.allowance_no,
      memberNoOf: (row) => row.member_no,
      paging,
      present: (row) => ({
        allowanceNo: row.allowance_no,
        userId: maskedUserId(row.user_id),
        employer: maskedName(row.employer),
        businessNumber: row.business_number,
        businessName: row.business_name,
        limit: row.limit_won,
        owed: row.owed,
        untilDay: row.until_day,
        status: row.status,
        statusName: ALLOWANCE_STATUS_NAMES[row.status],
        allowedBy: row.allowing_name ?? '',
        allowedAt: seoulTimestamp(row.allowed_at),
        allowedActions: actionsOn(row.status),
      }),
    },
    context,
  );
}

function actionsOn(status: keyof typeof ALLOWANCE_STATUS_NAMES): ('confirm' | 'end')[] {
  if (status === 'ASKED') return ['confirm', 'end'];
  return status === 'ALLOWED' ? ['end'] : [];
}
