import type { Configuration } from '../../../../configuration/configuration.ts';
import { recordActs, type Act, type ActContext } from '../../../../internalControls/audit/recordAct.ts';
import { chooseMembers, type Choice } from './choose.ts';
import { writeConcerned } from './concernedTable.ts';

/** Members whom one entry of the audit log names. */
const MEMBERS_OF_ENTRY = 1000;

interface ListContext extends ActContext {
  keys: Configuration['encryptionKeys'];
}

/**
 * The members whose data have got out, as a table with the whole of what reaches them. Recorded is why, by what they
 * were chosen and who they are; the last entry's number is that of the list.
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

/** Of all members nobody has to be named: everybody was shown. */
function withNumbers(act: Act, memberNos: readonly number[]): Act[] {
  const acts: Act[] = [];
  for (let from = 0; from < memberNos.length || acts.length === 0; from += MEMBERS_OF_ENTRY) {
    const shown = memberNos.slice(from, from + MEMBERS_OF_ENTRY).join(' ');
    acts.push({ ...act, detail: { ...act.detail, shown } });
  }
  return acts;
}
