/** A page rendered by the server whose code could not be loaded: it can be read, and its links work. */
export interface ReadablePage {
  /** Path and query. */
  address: string;
  /** Its own elements, with the text typed into them. */
  nodes(): readonly Node[];
  /** Field that had the focus. */
  focused: Element | null;
  /** True if it is the page to be read now. */
  isCurrent(): boolean;
}

const main = () => document.getElementById('main') ?? document.createElement('main');

/** The page in this document, before anything else is rendered there. */
export function takeReadablePage(): ReadablePage {
  const nodes = [...main().childNodes];
  return {
    address: location.pathname + location.search,
    nodes: () => nodes,
    focused: document.activeElement,
    isCurrent: () => true,
  };
}

/** @returns a function that copies the element's current children, without the listeners of a failed program */
export function copiesOf(element: Element): () => Node[] {
  const nodes = [...element.childNodes];
  return () => nodes.map((node) => node.cloneNode(true));
}

/**
 * The page that is about to be hydrated, for a failure until then.
 * @param isHydrated whether the browser has taken over the page.
 */
export function keepReadablePage(isHydrated: () => boolean): ReadablePage {
  let isShown = false;
  return {
    ...takeReadablePage(),
    nodes: copiesOf(main()),
    isCurrent: () => (isShown ||= !isHydrated()),
  };
}
