/** A phone lays out this much text, in characters, in 10 to 70 ms. */
const BLOCK_CHARACTERS = 250;

const lengthOf = (element: Element): number => element.textContent.trim().length;

/** Text of its own, or a table, whose rows are laid out together: it is shown as a whole. */
const isWhole = (element: Element): boolean =>
  element.localName === 'table' ||
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** What an element consists of, from top to bottom, in pieces with about as much text as is laid out at a time. */
export function* blocksOf(element: Element): Generator<Element> {
  const length = lengthOf(element);
  if (length === 0 || element instanceof HTMLScriptElement) return;
  if (length <= BLOCK_CHARACTERS || isWhole(element)) yield element;
  else for (const child of [...element.children]) yield* blocksOf(child);
}
