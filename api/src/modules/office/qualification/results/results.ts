import type { Calls, CallValue } from '@portal/shared/contract';
import type { ActContext } from '../../../../internalControls/audit/recordAct.ts';
import { atFile } from '../../parts/atFile.ts';
import { checkResults, enterResults } from './enterResults.ts';

const bytesOf = (base64: string) => Buffer.from(base64, 'base64');

/** Previews the effects of a table. */
export async function checkResultTable(
  { file, ...offering }: CallValue<Calls['officeCheckResults']>,
  context: ActContext,
) {
  const { fingerprint, rows } = await atFile(checkResults({ ...offering, file: bytesOf(file) }, context));
  const shown = rows.map(({ line, applicant, result, outcome, message }) => ({
    line,
    applicant,
    result,
    outcome,
    message,
  }));
  return { fingerprint, rows: shown };
}

/** Enters a table as previewed; without `correct` it has no rows that correct a result. */
export const enterResultTable = (
  { file, ...input }: CallValue<Calls['officeEnterResults']>,
  context: ActContext,
  correct?: Parameters<typeof enterResults>[2],
): Promise<number> => atFile(enterResults({ ...input, file: bytesOf(file) }, context, correct));
