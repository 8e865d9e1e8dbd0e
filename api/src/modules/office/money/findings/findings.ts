import type { Calls, CallValue } from '@portal/shared/contract';
import { FINDING_NAMES } from '@portal/shared/contract/office';
import { seoulTimestamp } from '@portal/shared/time';
import { listPage, type Paging } from '../../../../database/page.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { closeFinding } from '../../../payment/findings/store.ts';
import { requireFinding } from '../../parts/lockMatter.ts';
import { FINDING_OBJECT } from '../../parts/objects.ts';

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

/** Closes a difference with the employee's note. */
export async function closeFindingWithNote(
  { findingNo, note }: CallValue<Calls['officeCloseFinding']>,
  context: MemberContext,
): Promise<number> {
  const { db, now, caller } = context;
  await requireFinding(findingNo, 'close finding', context);
  const closed = await closeFinding(db, { findingNo, employeeNo: caller.memberNo, note, now });
  if (!closed) throw new BusinessError('OFFICE_STATE_CHANGED');
  await recordAct(context, { act: 'close finding', object: FINDING_OBJECT, objectNo: findingNo, reason: note });
  return 1;
}
