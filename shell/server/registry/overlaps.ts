import { isWithin } from '@portal/shared/section/isWithin';
import type { SectionEntry } from '@portal/shared/section/registry';
import { SHELL_PATHS } from '@portal/shared/section/shellPaths';

const livePrefixes = ({ current, canary }: SectionEntry) => [...current.prefixes, ...(canary?.build.prefixes ?? [])];

const isOverlap = (one: string, other: string) => isWithin(one, other) || isWithin(other, one);

/** Where a section claims paths of the shell or of another section; null when it does not. */
export function overlapOf(section: SectionEntry, others: readonly SectionEntry[]): string | null {
  const taken = [
    ...SHELL_PATHS.map((path) => ({ path, owner: 'the shell' })),
    ...others
      .filter(({ name }) => name !== section.name)
      .flatMap((other) => livePrefixes(other).map((path) => ({ path, owner: other.name }))),
  ];
  for (const prefix of livePrefixes(section)) {
    const overlap = taken.find(({ path }) => isOverlap(prefix, path));
    if (overlap) return `${section.name}: its prefix ${prefix} overlaps with ${overlap.path} of ${overlap.owner}`;
  }
  return null;
}

/**
 * The sections by name, without those that claim what another one has. Which of two comes first must not depend on the
 * order of storage: several shells may read the same registry.
 */
export function withoutOverlaps(sections: readonly SectionEntry[], report: (problem: string) => void): SectionEntry[] {
  const kept: SectionEntry[] = [];
  for (const section of sections.toSorted((one, other) => one.name.localeCompare(other.name))) {
    const overlap = overlapOf(section, kept);
    if (overlap) report(`${overlap}; the section is left out`);
    else kept.push(section);
  }
  return kept;
}
