import { createHash } from 'node:crypto';
import { calls } from '@portal/shared/contract';
import { API_NAME } from '@portal/shared/contract/comparison/apiName';
import type { ApiReleaseFile } from '@portal/shared/contract/comparison/callsFile';
import { describeCalls } from '@portal/shared/contract/comparison/describeCall';

const ID_LENGTH = 12;

/** This release of the API for comparisons: every call that it serves. */
export function describeRelease(): ApiReleaseFile {
  const described = describeCalls(calls);
  const id = createHash('sha256').update(JSON.stringify(described)).digest('hex').slice(0, ID_LENGTH);
  return { name: API_NAME, id, calls: described };
}
