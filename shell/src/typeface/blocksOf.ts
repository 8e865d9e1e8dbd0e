/** A phone takes 10 to 70 ms for the layout of this many characters. */
const BLOCK_CHARACTERS = 250;

const lengthOf = (element: Element): number => element.textContent.trim().length;

/** An element with text of its own, or a table, whose rows are laid out together, is shown as a whole. */
const isWhole = (element: Element): boolean =>
  element.localName === 'table' ||
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** Splits an element from top to bottom into blocks of about the text that is laid out at a time. */
export function* blocksOf(element: Element): Generator<Element> {
  const length = lengthOf(element);
  if (length === 0 || element instanceof HTMLScriptElement) return;
  if (length <= BLOCK_CHARACTERS || isWhole(element)) yield element;
  else for (const child of [...element.children]) yield* blocksOf(child);
}
