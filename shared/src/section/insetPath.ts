/**
 * The path of an inset: what it is known by. No page can have it, and it lies within the section, so that the registry
 * answers for it, with its files, as it does for a page.
 */
export const insetPath = (prefixes: readonly string[], name: string): string => `${prefixes[0] ?? ''}/#${name}`;
