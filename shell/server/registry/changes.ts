import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { sectionBuild, sectionInfo, type Registry, type SectionEntry } from '@portal/shared/section/registry';

/** `dist/section.json` as a section's build writes it. */
const sectionManifest = v.object({ ...sectionInfo.entries, build: sectionBuild });
export type SectionManifest = v.InferOutput<typeof sectionManifest>;

/** A section's server has this long to answer. */
const MANIFEST_TIMEOUT_MS = 10_000;

async function readAddress(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(MANIFEST_TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}

/**
 * Reads and checks a build's facts, from a file or from a section's server.
 * @throws when they are not there or are not a section's facts.
 */
export const readSectionManifest = async (place: string): Promise<SectionManifest> =>
  v.parse(
    sectionManifest,
    JSON.parse(/^https?:/.test(place) ? await readAddress(place) : await readFile(place, 'utf8')),
  );

const entryOf = ({ build, ...statics }: SectionManifest, previous: SectionEntry | undefined): SectionEntry => ({
  ...statics,
  current: build,
  // Registering the same build twice must not lose what came before it.
  previous: previous?.current.id === build.id ? previous.previous : (previous?.current ?? null),
  // A canary that goes live is one no more.
  canary: previous?.canary?.build.id === build.id ? null : (previous?.canary ?? null),
});

/** Whether a build waits beside the live one: somebody took it back, or tries it as a canary. */
export function isHeldBack(registry: Registry, { name, build }: SectionManifest): boolean {
  const section = registry.sections.find((candidate) => candidate.name === name);
  return (
    section !== undefined &&
    section.current.id !== build.id &&
    [section.previous?.id, section.canary?.build.id].includes(build.id)
  );
}

const inOrder = (sections: SectionEntry[]) => sections.toSorted((a, b) => a.name.localeCompare(b.name));

/** The registry after a build went live: it becomes `current`, what was current becomes `previous`. */
export function withBuild(registry: Registry, facts: SectionManifest): Registry {
  const before = registry.sections.find(({ name }) => name === facts.name);
  const others = registry.sections.filter(({ name }) => name !== facts.name);
  return { version: 1, sections: inOrder([...others, entryOf(facts, before)]) };
}

/** The registry after a section was taken back to its previous build, and the two have changed places. */
export function withRollback(registry: Registry, name: string): Registry {
  const section = registry.sections.find((candidate) => candidate.name === name);
  if (!section) throw new Error(`${name} is not in the registry`);
  if (!section.previous) throw new Error(`${name} has no previous build to go back to`);
  const back: SectionEntry = { ...section, current: section.previous, previous: section.current, canary: null };
  return { version: 1, sections: registry.sections.map((candidate) => (candidate.name === name ? back : candidate)) };
}

/** The registry after a share of visitors gets another build; a share of 0 ends that. */
export function withCanary(registry: Registry, facts: SectionManifest, share: number): Registry {
  const found = registry.sections.some(({ name }) => name === facts.name);
  if (!found) throw new Error(`${facts.name} is not in the registry: register a build first`);
  return {
    version: 1,
    sections: registry.sections.map((section) =>
      section.name === facts.name ? { ...section, canary: share > 0 ? { build: facts.build, share } : null } : section,
    ),
  };
}

export const emptyRegistry: Registry = { version: 1, sections: [] };
