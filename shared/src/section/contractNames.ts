/** Names by shared module: `{ '@portal/shared/router': ['Link'] }`. */
export type NamesByModule = Readonly<Record<string, readonly string[]>>;

/** What a section imports and the shell does not export: `@portal/shared/client: useX`. Empty when nothing is missing. */
export function missingNames(imports: NamesByModule, exports: NamesByModule): string[] {
  return Object.entries(imports).flatMap(([module, names]) => {
    const exported = new Set(exports[module]);
    return names.filter((name) => !exported.has(name)).map((name) => `${module}: ${name}`);
  });
}
