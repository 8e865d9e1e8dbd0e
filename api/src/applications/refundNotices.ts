import { raiseNotice } from '../notices/raiseNotice.ts';
import { applicationFacts } from './applicationNotices.ts';
import type { RefundContext } from './refundRequests.ts';

/** Tells the member that money goes back without a request, or that it waits for an account. */
export async function tellOfOwedRefund(
  event: 'accountNeeded' | 'moneyReturned',
  { refundNo, applicationNo, amount }: { refundNo: number; applicationNo: number; amount: number },
  { db, now }: Pick<RefundContext, 'db' | 'now'>,
): Promise<void> {
  const application = await db
    .selectFrom('application')
    .select(['application_no', 'member_no', 'kind', 'terms'])
    .where('application_no', '=', applicationNo)
    .executeTakeFirstOrThrow();
  const facts = { ...applicationFacts(application), amount };
  await raiseNotice({ event, memberNo: application.member_no, subjectNo: refundNo, facts }, { db, now });
}
