const integrityByUrl = new Map<string, string>();

const withoutQuery = (url: string) => new URL(url, location.href).href.replace(/[?#].*$/, '');

/** Stores the subresource integrity of an entry. */
export function expectIntegrity(url: string, integrity: string): void {
  if (integrity) integrityByUrl.set(withoutQuery(url), integrity);
}

/** Integrity of an entry, ignoring a query added by a retry; empty if unknown. */
export const integrityOf = (url: string): string => integrityByUrl.get(withoutQuery(url)) ?? '';
