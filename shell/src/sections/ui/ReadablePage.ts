/** A page as the server has rendered it, whose code could not be loaded: it can be read, and its links lead on. */
export interface ReadablePage {
  /** Path and query. */
  address: string;
  /** Its own elements, with what has been typed into them. */
  nodes(): readonly Node[];
  /** The field that was being typed into. */
  focused: Element | null;
  /** Whether it is what should be read now. */
  isCurrent(): boolean;
}

const main = () => document.getElementById('main') ?? document.createElement('main');

/** The page that stands in this document, before anything else is rendered there. */
export function takeReadablePage(): ReadablePage {
  const nodes = [...main().childNodes];
  return {
    address: location.pathname + location.search,
    nodes: () => nodes,
    focused: document.activeElement,
    isCurrent: () => true,
  };
}

/** @returns a function that copies the children that an element has now, which a failed program hears no more */
export function copiesOf(element: Element): () => Node[] {
  const nodes = [...element.childNodes];
  return () => nodes.map((node) => node.cloneNode(true));
}

/**
 * The page that is about to be hydrated, for what fails until then.
 * @param isHydrated whether the page has become one of the browser's own.
 */
export function keepReadablePage(isHydrated: () => boolean): ReadablePage {
  let isShown = false;
  return {
    ...takeReadablePage(),
    nodes: copiesOf(main()),
    isCurrent: () => (isShown ||= !isHydrated()),
  };
}
