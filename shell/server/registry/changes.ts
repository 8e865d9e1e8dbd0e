import type { Registry, SectionEntry, SectionManifest } from '@portal/shared/section/registry';

export const emptyRegistry: Registry = { version: 1, sections: [] };

const entryOf = ({ build, ...info }: SectionManifest, before: SectionEntry | undefined): SectionEntry => ({
  ...info,
  current: build,
  // Registering the same build twice must not lose the one before it.
  previous: before?.current.id === build.id ? before.previous : (before?.current ?? null),
  // Promoting a canary ends it.
  canary: before?.canary?.build.id === build.id ? null : (before?.canary ?? null),
});

const byName = (sections: SectionEntry[]) => sections.toSorted((a, b) => a.name.localeCompare(b.name));

/** Whether somebody keeps a known build from being live: it was rolled back, or is tried as a canary. */
export function isHeldBack(registry: Registry, { name, build }: SectionManifest): boolean {
  const section = registry.sections.find((candidate) => candidate.name === name);
  return (
    section !== undefined &&
    section.current.id !== build.id &&
    [section.previous?.id, section.canary?.build.id].includes(build.id)
  );
}

/** The registry with a build put live: it becomes `current`, and what was current becomes `previous`. */
export function withBuild(registry: Registry, manifest: SectionManifest): Registry {
  const before = registry.sections.find(({ name }) => name === manifest.name);
  const others = registry.sections.filter(({ name }) => name !== manifest.name);
  return { version: 1, sections: byName([...others, entryOf(manifest, before)]) };
}

/** The registry with a section rolled back: `current` and `previous` are swapped, a canary ends. */
export function withRollback(registry: Registry, name: string): Registry {
  const section = registry.sections.find((candidate) => candidate.name === name);
  if (!section) throw new Error(`${name} is not in the registry`);
  if (!section.previous) throw new Error(`${name} has no previous build to go back to`);
  const back: SectionEntry = { ...section, current: section.previous, previous: section.current, canary: null };
  return { version: 1, sections: registry.sections.map((candidate) => (candidate.name === name ? back : candidate)) };
}

/** The registry with a canary: a share of the visitors (0 to 1) gets another build; a share of 0 ends it. */
export function withCanary(registry: Registry, manifest: SectionManifest, share: number): Registry {
  const isRegistered = registry.sections.some(({ name }) => name === manifest.name);
  if (!isRegistered) throw new Error(`${manifest.name} is not in the registry: register a build first`);
  const canary = share > 0 ? { build: manifest.build, share } : null;
  return {
    version: 1,
    sections: registry.sections.map((section) => (section.name === manifest.name ? { ...section, canary } : section)),
  };
}
