const NAME = 'NeedsBrowser';

/** Thrown while a page is rendered on the server: what it shows is known in the visitor's browser alone. */
class NeedsBrowser extends Error {
  override readonly name = NAME;
}

/** By its name: sections carry classes of their own. */
export const isNeedsBrowser = (thrown: unknown): boolean => thrown instanceof Error && thrown.name === NAME;

/**
 * Leaves the page that is being rendered to browsers: the server answers with the frame alone. Does nothing in a
 * browser.
 * @throws on the server
 */
export function requireBrowser(reason: string): void {
  if (typeof window === 'undefined') throw new NeedsBrowser(reason);
}
