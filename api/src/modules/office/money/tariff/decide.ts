import type { Calls, CallValue } from '@portal/shared/contract';
import { seoulDay } from '@portal/shared/time';
import { tariffChange } from '../../../../aggregates/tariffChange.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { act } from '../../../../internalControls/acts/act.ts';
import { refuseAct } from '../../../../internalControls/audit/refuseAct.ts';
import { findBar } from '../../../../internalControls/fourEyes/pairs.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { CHANGE_TARIFF_ACT } from '../../parts/objects.ts';
import { ofMember } from '../../parts/targets.ts';
import { requireLaterDay } from './rules.ts';

/** A change of a fee is no member's. */
const target = { ...ofMember(tariffChange), memberNo: () => null };

/**
 * Decides on a requested change: a second employee confirms or rejects it, or the requester withdraws it. Returns the
 * number of changed rows.
 */
export const decideTariffChange = (
  { changeNo, decision, reason }: CallValue<Calls['officeDecideTariffChange']>,
  context: MemberContext,
): Promise<number> => {
  const { db, now, caller } = context;
  const isConfirmed = decision === 'confirm';
  return act(
    target,
    {
      act: isConfirmed ? CHANGE_TARIFF_ACT : 'refuse tariff change',
      no: changeNo,
      reason,
      async check({ status, asked_by: askedBy, item, amount, from_day: from }) {
        if (status !== 'WAITING') throw new BusinessError('OFFICE_STATE_CHANGED');
        if (!isConfirmed) return;
        await requireAnother(askedBy, changeNo, context);
        // Its day may have come meanwhile.
        requireLaterDay({ item, amount, from }, seoulDay(now));
      },
      async do() {
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
        return 1;
      },
      entry: ({ amount, from_day: day }) => ({ detail: { amount, day } }),
    },
    context,
  );
};

/**
 * Requires a confirmation by a different employee who has recently neither granted nor received rights from the first.
 */
async function requireAnother(first: number, objectNo: number, context: MemberContext): Promise<void> {
  if (first === context.caller.memberNo) throw new BusinessError('TARIFF_NEEDS_ANOTHER');
  const bar = await findBar({ first, second: context.caller.memberNo }, CHANGE_TARIFF_ACT, context);
  if (bar) refuseAct(bar, { object: 'tariff_change', objectNo, act: CHANGE_TARIFF_ACT }, context);
}
