import type { BankLineState } from '@portal/shared/contract/office';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { compareFile } from './compare.ts';
import { storeUnknown } from './findings.ts';
import { notePayouts } from './payouts.ts';

/** Shows the match of each line of a bank's file and stores unmatched ones as differences. */
export async function readBankFile({ content }: { content: string }, context: MemberContext) {
  const compared = await compareFile(content, context);
  const unknown = compared.flatMap(({ read, isUnknown }) => (read && isUnknown ? [read] : []));
  await storeUnknown(unknown, context);
  await notePayouts(context.db, compared);
  const lines = compared.map(({ shown }) => shown);
  const counts: Record<BankLineState, number> = { matched: 0, several: 0, done: 0, none: 0, unreadable: 0 };
  for (const { state } of lines) counts[state] += 1;
  await recordAct(context, { act: 'read bank file', object: 'bank_line', objectNo: null, detail: counts });
  return { lines, counts };
}
