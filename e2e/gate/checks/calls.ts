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

/** Errors that `register` would report for the build at its destination. */
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
 * The build only makes calls that the API serves as it needs them: the API of this repository, and if PORTAL_REGISTRY
 * is the folder of a registry, every release that is live there or may become so.
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
