import { BuildRecords } from '../registry/BuildRecords.ts';
import { KnownCalls } from '../registry/calls/KnownCalls.ts';
import { withCanaryEnded } from '../registry/changes.ts';
import { deploy } from '../registry/deploy.ts';

/**
 * Ends canaries in a registry's folder, as `register` does.
 * @returns false if it was no longer active: another judge or an operator has ended it.
 */
export const endCanary =
  (registry: string) =>
  async (name: string, build: string, why: string): Promise<boolean> => {
    const { stored } = await deploy(registry, {
      changes: [{ name, kind: 'canary ended', change: (before) => withCanaryEnded(before, build, why) }],
      ownShell: null,
      calls: new KnownCalls(),
      records: new BuildRecords(),
      by: 'judge',
      reach: null,
      why,
      givesUpPrevious: false,
      isTrial: false,
    });
    return stored.length > 0;
  };
