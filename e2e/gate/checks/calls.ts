import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { calls as served } from '@portal/shared/contract';
import { CALLS_FILE, callsFile } from '@portal/shared/contract/comparison/callsFile';
import { describeCalls } from '@portal/shared/contract/comparison/describeCall';
import { findings } from '@portal/shared/contract/comparison/findings';
import { SECTION_MANIFEST_FILE } from '@portal/shared/section/registry';
import { ROOT } from '../../../launcher/root.ts';
import type { Check } from '../GateContext.ts';

/** What `register` would say of the build where it is to go live. */
async function refusedByRegistry(dist: string): Promise<string[]> {
  const register = join(ROOT, 'shell/server/register.ts');
  try {
    await promisify(execFile)(process.execPath, [register, '--check', '--force', join(dist, SECTION_MANIFEST_FILE)]);
    return [];
  } catch (error) {
    return (error as { stderr: string }).stderr.trim().split('\n');
  }
}

/**
 * The build makes no call that an API would not serve as it needs it: the API of this repository, and where
 * PORTAL_REGISTRY is the folder of a registry, every release that is live there, or may be.
 */
export const calls: Check = {
  name: 'calls',
  run: async ({ build, dist }) => {
    const made = v.parse(callsFile, JSON.parse(readFileSync(join(dist, CALLS_FILE), 'utf8')));
    if (made.build !== build.id) return [`${CALLS_FILE} is of another build, ${made.build}`];
    const registry = process.env.PORTAL_REGISTRY;
    return [
      ...findings(made.calls, describeCalls(served)),
      ...(registry && !/^https?:/.test(registry) ? await refusedByRegistry(dist) : []),
    ];
  },
};
