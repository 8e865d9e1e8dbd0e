/**
 * Path that identifies an inset. No page can have it, and it is within the section, so that the registry returns it and
 * its files like those of a page.
 */
export const insetPath = (prefixes: readonly string[], name: string): string => `${prefixes[0] ?? ''}/#${name}`;
