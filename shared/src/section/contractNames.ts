/** Names by shared module: `{ '@portal/shared/router': ['Link'] }`. */
export type NamesByModule = Readonly<Record<string, readonly string[]>>;

/** A namespace import, whose used names are unknown. */
const EVERYTHING = '*';

/**
 * Names of shared modules that a section uses and the shell lacks, each as `useDraft of @portal/shared/form`.
 * @param imports names that the section's build imports.
 * @param exports names that the shell's build exports; empty if unknown (development), and then nothing is missing.
 */
export function missingNames(imports: NamesByModule, exports: NamesByModule): string[] {
  if (Object.keys(exports).length === 0) return [];
  return Object.entries(imports).flatMap(([module, names]) => {
    const offered = new Set(exports[module] ?? []);
    return names.filter((name) => name !== EVERYTHING && !offered.has(name)).map((name) => `${name} of ${module}`);
  });
}
