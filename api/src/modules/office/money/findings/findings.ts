import type { Calls, CallValue } from '@portal/shared/contract';
import { FINDING_NAMES } from '@portal/shared/contract/office';
import { seoulTimestamp } from '@portal/shared/time';
import { listPage, type Paging } from '../../../../database/page.ts';
import { act, orChanged, type Target } from '../../../../internalControls/acts/act.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { closeFinding } from '../../../payment/findings/store.ts';

/** Open differences, oldest first. */
export async function listFindings(paging: Paging, { db }: MemberContext) {
  const open = db
    .selectFrom('money_finding')
    .selectAll()
    .where('closed_at', 'is', null)
    .orderBy('found_at')
    .orderBy('finding_no');
  return listPage(open, paging, (row) => ({
    findingNo: row.finding_no,
    day: row.day,
    kindName: FINDING_NAMES[row.kind],
    gatewayNo: row.gateway_no,
    paymentNo: row.payment_no,
    gatewayAmount: row.gateway_amount,
    ourAmount: row.our_amount,
    foundAt: seoulTimestamp(row.found_at),
  }));
}

/** A difference about the payment of a member; closing it, which is done once, locks it. */
const target: Target<{ member_no: number | null }> = {
  object: 'money_finding',
  async lock(findingNo, { db }) {
    const found = await db
      .selectFrom('money_finding')
      .leftJoin('payment', 'payment.payment_no', 'money_finding.payment_no')
      .select('payment.member_no')
      .where('finding_no', '=', findingNo)
      .executeTakeFirst();
    return found ?? { member_no: null };
  },
  memberNo: ({ member_no }) => member_no,
};

/** An employee has dealt with a difference. */
export const closeFindingWithNote = (
  { findingNo, note }: CallValue<Calls['officeCloseFinding']>,
  context: MemberContext,
): Promise<number> =>
  act(
    target,
    {
      act: 'close finding',
      no: findingNo,
      reason: note,
      async do() {
        const { db, now, caller } = context;
        orChanged(await closeFinding(db, { findingNo, employeeNo: caller.memberNo, note, now }));
        return 1;
      },
    },
    context,
  );
