const known = new Map<string, string>();

const withoutQuery = (url: string) => new URL(url, location.href).href.replace(/[?#].*$/, '');

/** Remembers what an entry's bytes must be. */
export function expectIntegrity(url: string, integrity: string): void {
  if (integrity) known.set(withoutQuery(url), integrity);
}

/** What they must be, whatever query a retry added; empty when nothing is known. */
export const integrityOf = (url: string): string => known.get(withoutQuery(url)) ?? '';
