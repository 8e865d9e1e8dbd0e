/** Names by shared module: `{ '@portal/shared/router': ['Link'] }`. */
export type NamesByModule = Readonly<Record<string, readonly string[]>>;

/** A namespace import: which of its names are used is not known. */
const EVERYTHING = '*';

/**
 * What a section uses of the shared modules and the shell does not offer, each as `useDraft of @portal/shared/form`.
 * @param imports what the section's build imports.
 * @param exports what the shell's build exports; empty when it is not known (development), and then nothing is missing.
 */
export function missingNames(imports: NamesByModule, exports: NamesByModule): string[] {
  if (Object.keys(exports).length === 0) return [];
  return Object.entries(imports).flatMap(([module, names]) => {
    const offered = new Set(exports[module] ?? []);
    return names.filter((name) => name !== EVERYTHING && !offered.has(name)).map((name) => `${name} of ${module}`);
  });
}
