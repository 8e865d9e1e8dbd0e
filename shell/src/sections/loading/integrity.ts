const integrityByUrl = new Map<string, string>();

const withoutQuery = (url: string) => new URL(url, location.href).href.replace(/[?#].*$/, '');

/** Remembers the subresource integrity of an entry. */
export function expectIntegrity(url: string, integrity: string): void {
  if (integrity) integrityByUrl.set(withoutQuery(url), integrity);
}

/** The integrity of an entry, whatever query a retry added to its URL; empty when none is known. */
export const integrityOf = (url: string): string => integrityByUrl.get(withoutQuery(url)) ?? '';
