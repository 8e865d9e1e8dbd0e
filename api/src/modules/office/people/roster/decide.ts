import type { Calls, CallValue } from '@portal/shared/contract';
import { BusinessError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { decideEntry } from '../../../user/roster/moveEntry.ts';
import { requireRosterEntry } from '../../parts/lockMatter.ts';
import { ROSTER_OBJECT, rosterAct } from '../../parts/objects.ts';

/** Records the regulator's outcome for a member, or resubmits a refused one. */
export async function decideRoster(
  { rosterNo, decision, reason }: CallValue<Calls['officeDecideRoster']>,
  context: MemberContext,
): Promise<number> {
  const act = rosterAct(decision);
  const entry = await requireRosterEntry(rosterNo, act, context);
  if (!(await decideEntry(entry, { event: decision, reason }, context)))
    throw new BusinessError('OFFICE_STATE_CHANGED');
  await recordAct(context, { act, object: ROSTER_OBJECT, objectNo: rosterNo, reason });
  return 1;
}
