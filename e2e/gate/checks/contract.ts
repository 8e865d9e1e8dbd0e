import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { sharedVersions } from '@portal/shared/federation/sharedDependencies';
import { missingNames } from '@portal/shared/section/contractNames';
import { SHELL_MANIFEST_FILE, shellBuild, type SectionBuild } from '@portal/shared/section/registry';
import { isCompatible } from '@portal/shared/section/routeModule';
import { ROOT } from '../../../launcher/root.ts';
import type { Check } from '../GateContext.ts';

const major = (version: string) => version.split('.', 1)[0];

/** What a build asks for and the shell of this repository, as it is built, does not have. */
export function misfits(build: SectionBuild): string[] {
  const shell = v.parse(shellBuild, JSON.parse(readFileSync(join(ROOT, 'shell/dist', SHELL_MANIFEST_FILE), 'utf8')));
  const shared = sharedVersions();
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

/** The build asks for nothing that the shell does not have. */
export const contract: Check = { name: 'contract', run: async ({ build }) => misfits(build) };
