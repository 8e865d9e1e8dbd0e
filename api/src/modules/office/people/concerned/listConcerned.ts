import type { Configuration } from '../../../../configuration/configuration.ts';
import { recordActs, type Act, type ActContext } from '../../../../internalControls/audit/recordAct.ts';
import { chooseMembers, type Choice } from './choose.ts';
import { writeConcerned } from './concernedTable.ts';

/** Members per audit entry. */
const MEMBERS_OF_ENTRY = 1000;

interface ListContext extends ActContext {
  keys: Configuration['encryptionKeys'];
}

/**
 * Returns the members affected by a leak, as a table with their unmasked contact data. Records the reason, the
 * selection and the members; the last entry's number becomes the list's number.
 */
export async function listConcerned({ choice, reason }: { choice: Choice; reason: string }, context: ListContext) {
  const memberNos = await chooseMembers(choice, context.db);
  const table = await writeConcerned(memberNos, context);
  const act: Act = {
    act: 'list concerned members',
    object: 'member',
    objectNo: null,
    reason,
    detail: { chosenBy: choice.by, members: memberNos.length },
  };
  const listNo = await recordActs(context, choice.by === 'all' ? [act] : withNumbers(act, memberNos));
  return { listNo, members: memberNos.length, table };
}

/** Splits the members' numbers over several entries. Not used for a list of all members, which needs no numbers. */
function withNumbers(act: Act, memberNos: readonly number[]): Act[] {
  const acts: Act[] = [];
  for (let from = 0; from < memberNos.length || acts.length === 0; from += MEMBERS_OF_ENTRY) {
    const shown = memberNos.slice(from, from + MEMBERS_OF_ENTRY).join(' ');
    acts.push({ ...act, detail: { ...act.detail, shown } });
  }
  return acts;
}
