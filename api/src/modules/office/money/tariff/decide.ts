import type { Calls, CallValue } from '@portal/shared/contract';
import { seoulDay } from '@portal/shared/time';
import { BusinessError, HttpError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import { refuseAct } from '../../../../internalControls/audit/refuseAct.ts';
import { findBar } from '../../../../internalControls/fourEyes/pairs.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { CHANGE_TARIFF_ACT, TARIFF_OBJECT } from '../../parts/objects.ts';
import { requireLaterDay } from './rules.ts';

/**
 * Decides on a requested change: a second employee confirms or rejects it, or the requester withdraws it. Returns the
 * number of changed rows.
 */
export async function decideTariffChange(
  { changeNo, decision, reason }: CallValue<Calls['officeDecideTariffChange']>,
  context: MemberContext,
): Promise<number> {
  const { db, now, caller } = context;
  const change = await db
    .selectFrom('tariff_change')
    .selectAll()
    .where('change_no', '=', changeNo)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!change) throw new HttpError('NOT_FOUND');
  if (change.status !== 'WAITING') throw new BusinessError('OFFICE_STATE_CHANGED');
  const { item, amount, from_day: from } = change;
  const isConfirmed = decision === 'confirm';
  if (isConfirmed) {
    await requireAnother(change.asked_by, changeNo, context);
    // The start date may have arrived meanwhile.
    requireLaterDay({ item, amount, from }, seoulDay(now));
  }
  await db
    .updateTable('tariff_change')
    .set({
      status: isConfirmed ? 'CONFIRMED' : 'REFUSED',
      decided_by: caller.memberNo,
      decided_at: now,
      answer: isConfirmed ? '' : reason,
    })
    .where('change_no', '=', changeNo)
    .execute();
  await recordAct(context, {
    act: isConfirmed ? CHANGE_TARIFF_ACT : 'refuse tariff change',
    object: TARIFF_OBJECT,
    objectNo: changeNo,
    reason,
    detail: { amount, day: from },
  });
  return 1;
}

/**
 * Requires a confirmation by a different employee who has recently neither granted nor received rights from the first.
 */
async function requireAnother(first: number, objectNo: number, context: MemberContext): Promise<void> {
  if (first === context.caller.memberNo) throw new BusinessError('TARIFF_NEEDS_ANOTHER');
  const bar = await findBar({ first, second: context.caller.memberNo }, context);
  if (bar) refuseAct(bar, { object: TARIFF_OBJECT, objectNo, act: CHANGE_TARIFF_ACT }, context);
}
