import { UnreadableCsv } from '../../../csv/decodeTable.ts';
import { HttpError } from '../../../errors/errors.ts';

/** Maps an unreadable table to an error at the form's field `file`. */
export async function atFile<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error;
    throw new HttpError('MALFORMED', { issues: [{ path: 'file', message: error.message }] });
  }
}
