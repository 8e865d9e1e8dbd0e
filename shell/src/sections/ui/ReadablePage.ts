/** A page as the server has rendered it, whose code could not be loaded: it can be read, and its links lead on. */
export interface ReadablePage {
  /** Path and query. */
  address: string;
  /** Its own elements, with what has been typed into them. */
  nodes: readonly ChildNode[];
  /** The field that was being typed into. */
  focused: Element | null;
}

/** The page that stands in this document, before anything else is rendered there. */
export const takeReadablePage = (): ReadablePage => ({
  address: location.pathname + location.search,
  nodes: [...(document.getElementById('main')?.childNodes ?? [])],
  focused: document.activeElement,
});
