import type { Calls, CallValue } from '@portal/shared/contract';
import { UnreadableCsv } from '../../../../csv/decodeTable.ts';
import { HttpError } from '../../../../errors/errors.ts';
import type { ActContext } from '../../../../internalControls/audit/recordAct.ts';
import { checkResults, enterResults } from './enterResults.ts';

/** Maps an unreadable table to an error at the form's field. */
async function atFile<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error;
    throw new HttpError('MALFORMED', { issues: [{ path: 'file', message: error.message }] });
  }
}

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
