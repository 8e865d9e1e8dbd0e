import { missingNames } from '@portal/shared/section/contractNames';
import { generationOf, hostsOf } from '@portal/shared/section/generation';
import { isWithin } from '@portal/shared/section/isWithin';
import {
  isSectionEntry,
  isShellEntry,
  type RegistryEntry,
  type SectionEntry,
  type ShellEntry,
} from '@portal/shared/section/registry';
import { isCompatible } from '@portal/shared/section/routeModule';
import { overlapOf } from './overlaps.ts';

const liveBuilds = <Build>({ current, canary }: { current: Build; canary: { build: Build } | null }): Build[] =>
  canary ? [current, canary.build] : [current];

/** Pages and insets of a build that are outside its own prefixes, and so outside its responsibility. */
const strayPages = (section: SectionEntry) =>
  liveBuilds(section).flatMap(({ name, id, prefixes, pages, insets = [] }) =>
    [...pages.map(({ path }) => ['page', path] as const), ...insets.map(({ path }) => ['inset', path] as const)]
      .filter(([, path]) => !prefixes.some((prefix) => isWithin(path, prefix)))
      .map(([what, path]) => `${name} ${id}: its ${what} ${path} is under none of its prefixes`),
  );

/** Incompatibilities between the live builds of a section and the live shells of their generation. */
function mismatches(section: SectionEntry, shell: ShellEntry | null): string[] {
  if (!shell) return [];
  const shells = [...liveBuilds(shell), ...(shell.beside ?? [])];
  return liveBuilds(section).flatMap((build) => {
    const hosts = hostsOf(shells, build);
    if (hosts.length === 0) {
      const generation = generationOf(build.builtAgainst);
      return [
        `${build.name} ${build.id} is of the generation ${generation}, of which no shell is registered: register one with it, --beside <shell.json>`,
      ];
    }
    return hosts.flatMap((host) => {
      const pair = `${build.name} ${build.id} does not fit the shell ${host.id}`;
      if (!isCompatible(build.contractVersion, host.contractVersion))
        return [
          `${pair}: it was built against contract ${build.contractVersion}, the shell has ${host.contractVersion}`,
        ];
      const missing = missingNames(build.imports, host.exports);
      return missing.length > 0 ? [`${pair}: the shell does not export ${missing.join(', ')}`] : [];
    });
  });
}

/**
 * Reasons why a registry with these changes would not work; empty if it would. Only the changed entries are checked, so
 * that one section's fault blocks nobody else's deployment.
 */
export function objections(
  entries: ReadonlyMap<string, RegistryEntry>,
  changed: ReadonlySet<string>,
  ownShell: ShellEntry | null,
): string[] {
  const sections = [...entries.values()].filter(isSectionEntry);
  const shell = [...entries.values()].find(isShellEntry) ?? ownShell;
  const touched = sections.filter(({ name }) => changed.has(name));
  return [
    ...touched.flatMap((section) => overlapOf(section, sections) ?? []),
    ...touched.flatMap(strayPages),
    ...(shell && changed.has(shell.name) ? sections : touched).flatMap((section) => mismatches(section, shell)),
  ];
}
