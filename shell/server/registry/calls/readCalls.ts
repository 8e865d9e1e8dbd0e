import { CALLS_FILE, callsFile } from '@portal/shared/contract/comparison/callsFile';
import type { CallDescriptions } from '@portal/shared/contract/comparison/describeCall';
import { readRecord } from '../buildRecord.ts';

/** The calls of a build, in the file beside its record; null where that is missing, or is another build's. */
export async function readCalls(recordFileOrUrl: string, id: string): Promise<CallDescriptions | null> {
  try {
    const { build, calls } = await readRecord(recordFileOrUrl.replace(/[^/]*$/, CALLS_FILE), callsFile);
    return build === id ? calls : null;
  } catch {
    return null;
  }
}
