/** Block of a text, with plain text without markup. */
export type Block =
  | { kind: 'heading'; words: string }
  | { kind: 'paragraph'; words: string }
  | { kind: 'list'; items: readonly string[]; isOrdered: boolean }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
  /** In a printed file what follows begins on a page of its own. */
  | { kind: 'newPage' };

/** A heading with the blocks below it. */
export interface Passage {
  heading: string;
  blocks: readonly Block[];
}

/** Splits a text at its headings; `lead` is the part before the first one. */
export function passagesOf(blocks: readonly Block[]): { lead: readonly Block[]; passages: readonly Passage[] } {
  const lead: Block[] = [];
  const passages: { heading: string; blocks: Block[] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') passages.push({ heading: block.words, blocks: [] });
    else (passages.at(-1)?.blocks ?? lead).push(block);
  }
  return { lead, passages };
}

/** Texts of blocks that must all be paragraphs. */
export const paragraphsOf = (blocks: readonly Block[]): string[] =>
  blocks.map((block) => {
    if (block.kind !== 'paragraph') throw new Error(`a ${block.kind} stands where only paragraphs may`);
    return block.words;
  });
