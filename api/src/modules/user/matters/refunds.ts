import { REFUND_STATUS_NAMES, type RefundStatus } from '@portal/shared/contract';
import type { Queries } from '../../../database/types/tables.ts';
import { offeringTitle } from '../../../enrolment/offering/offeringTitle.ts';
import { OPEN_REFUND_STATES } from '../../../lifecycles/refund.ts';
import { applicationPage } from '../../../notices/pages.ts';

/** Refund under way, as shown to its member. */
export interface MemberRefund {
  status: RefundStatus;
  /** Time of its request, or of what it is owed for. */
  since: Date;
  statusName: string;
  title: string;
  amount: number;
  /** Time until which the member may deny an account named by an employee; null if there is none. */
  payableFrom: Date | null;
  path: string;
}

/** Refunds of a member that are under way. */
export async function listOpenRefunds(db: Queries, memberNo: number): Promise<MemberRefund[]> {
  const rows = await db
    .selectFrom('refund')
    .innerJoin('application', 'application.application_no', 'refund.application_no')
    .select(['refund.status', 'refund.amount', 'refund.payable_from', 'refund.requested_at'])
    .select(['application.application_no', 'application.kind', 'application.terms'])
    .where('application.member_no', '=', memberNo)
    .where('refund.status', 'in', OPEN_REFUND_STATES)
    .orderBy('refund.refund_no')
    .execute();
  return rows.map(({ status, amount, payable_from, requested_at, application_no, kind, terms }) => ({
    status,
    since: requested_at,
    statusName: REFUND_STATUS_NAMES[status],
    title: offeringTitle(terms),
    amount,
    payableFrom: payable_from,
    path: applicationPage(kind, application_no).path,
  }));
}
