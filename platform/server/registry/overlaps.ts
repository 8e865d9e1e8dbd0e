import { isWithin } from '@portal/shared/section/isWithin';
import type { SectionEntry } from '@portal/shared/section/registry';
import { SHELL_PATHS } from '@portal/shared/section/shellPaths';

const livePrefixes = ({ current, canary }: SectionEntry) => [...current.prefixes, ...(canary?.build.prefixes ?? [])];

const isOverlap = (one: string, other: string) => isWithin(one, other) || isWithin(other, one);

/** Describes an overlap with paths of the shell or of another section; null if there is none. */
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
 * Sections by name, without those that claim a path of an earlier one. The result must not depend on the order of
 * storage, since several shells may read the same registry.
 */
export function withoutOverlaps(sections: readonly SectionEntry[], report: (problem: string) => void): SectionEntry[] {
  const remaining: SectionEntry[] = [];
  for (const section of sections.toSorted((one, other) => one.name.localeCompare(other.name))) {
    const overlap = overlapOf(section, remaining);
    if (overlap) report(`${overlap}; the section is left out`);
    else remaining.push(section);
  }
  return remaining;
}
