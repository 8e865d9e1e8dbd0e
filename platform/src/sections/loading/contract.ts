import { isCompatible, missingNames, type VisitorBuild } from '@portal/shared/section';

/** Part of this shell that sections use. */
export interface HostContract {
  /** Version of each shared module. */
  versions: Readonly<Record<string, string>>;
  /** Actual exports of a shared module; null for a module that is not shared. */
  exportsOf(module: string): readonly string[] | null;
}

const major = (version: string) => version.split('.')[0];

/** Reason why a build cannot run in this shell, for developers; null if it can. */
export function contractProblem(
  { contractVersion, builtAgainst, imports }: Pick<VisitorBuild, 'contractVersion' | 'builtAgainst' | 'imports'>,
  host: HostContract,
): string | null {
  if (!isCompatible(contractVersion)) return `the section was built against ${contractVersion}`;
  for (const [module, version] of Object.entries(builtAgainst)) {
    const here = host.versions[module];
    if (here && major(here) !== major(version)) return `${module} ${version} wanted, ${here} here`;
  }
  const exports = Object.fromEntries(
    Object.keys(imports).map((module) => [module, [...(host.exportsOf(module) ?? [])]] as const),
  );
  const missing = missingNames(imports, exports);
  return missing.length > 0 ? `this shell lacks ${missing.join(', ')}` : null;
}
