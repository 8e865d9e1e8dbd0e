import { missingNames } from '@portal/shared/section/contractNames';
import { hostsOf } from '@portal/shared/section/generation';
import type { SectionBuild, ShellBuild } from '@portal/shared/section/registry';
import { isCompatible } from '@portal/shared/section/routeModule';
import { ownShell } from '../../faults/harness/shells.ts';
import type { Check } from '../GateContext.ts';

const major = (version: string) => version.split('.', 1)[0];

/**
 * Requirements of a build that the shell of its generation does not meet.
 * @param other a shell of another generation than this repository's
 */
export function misfits(build: SectionBuild, other: ShellBuild | null = null): string[] {
  const own = ownShell();
  const [shell = own] = hostsOf(other ? [other, own] : [own], build);
  const shared = shell.versions ?? {};
  const versions = Object.entries(build.builtAgainst).filter(
    ([module, version]) => major(version) !== major(shared[module] ?? ''),
  );
  return [
    ...(isCompatible(build.contractVersion, shell.contractVersion)
      ? []
      : [`built against the contract ${build.contractVersion}, the shell has ${shell.contractVersion}`]),
    ...versions.map(
      ([module, version]) => `built against ${module} ${version}, the shell has ${shared[module] ?? 'none'}`,
    ),
    ...missingNames(build.imports, shell.exports).map((name) => `the shell does not export ${name}`),
  ];
}

/** The build requires nothing that the shell lacks. */
export const contract: Check = {
  name: 'contract',
  run: async ({ build, testShell }) => misfits(build, testShell.shell),
};
