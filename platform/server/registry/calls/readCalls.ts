import { CALLS_FILE, callsFile } from '@portal/shared/contract/comparison/callsFile';
import type { CallDescriptions } from '@portal/shared/contract/comparison/describeCall';
import { readRecord } from '../buildRecord.ts';

/** Calls of a build from the file next to its record; null if that is missing or belongs to another build. */
export async function readCalls(recordFileOrUrl: string, id: string): Promise<CallDescriptions | null> {
  try {
    const { build, calls } = await readRecord(recordFileOrUrl.replace(/[^/]*$/, CALLS_FILE), callsFile);
    return build === id ? calls : null;
  } catch {
    return null;
  }
}
