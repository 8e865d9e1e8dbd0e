const NAME = 'NeedsBrowser';

/** Thrown while a page is rendered on the server, if its content is known only in the visitor's browser. */
class NeedsBrowser extends Error {
  override readonly name = NAME;
}

/** Identified by name, because sections have their own copy of the class. */
export const isNeedsBrowser = (thrown: unknown): boolean => thrown instanceof Error && thrown.name === NAME;

/**
 * Leaves rendering of the current page to the browser: the server returns only the frame. Does nothing in a browser.
 * @throws on the server
 */
export function requireBrowser(reason: string): void {
  if (typeof window === 'undefined') throw new NeedsBrowser(reason);
}
