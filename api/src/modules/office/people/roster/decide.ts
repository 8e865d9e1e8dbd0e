import type { Calls, CallValue } from '@portal/shared/contract';
import { roster } from '../../../../aggregates/roster.ts';
import { act, orChanged } from '../../../../internalControls/acts/act.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { decideEntry } from '../../../user/roster/moveEntry.ts';
import { rosterAct } from '../../parts/objects.ts';
import { ofMember } from '../../parts/targets.ts';

/** Records what the regulator did with one member, or puts a refused one back. */
export const decideRoster = (
  { rosterNo, decision, reason }: CallValue<Calls['officeDecideRoster']>,
  context: MemberContext,
): Promise<number> =>
  act(
    ofMember(roster),
    {
      act: rosterAct(decision),
      no: rosterNo,
      reason,
      async do(entry) {
        orChanged(await decideEntry(entry, { event: decision, reason }, context));
        return 1;
      },
    },
    context,
  );
