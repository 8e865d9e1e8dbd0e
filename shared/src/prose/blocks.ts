/** A part of a text. Words are plain text, without any markup. */
export type Block =
  | { kind: 'heading'; words: string }
  | { kind: 'paragraph'; words: string }
  | { kind: 'list'; items: readonly string[]; isOrdered: boolean }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
  /** In a printed file what follows begins on a page of its own. */
  | { kind: 'newPage' };

/** A heading and what stands below it. */
export interface Passage {
  heading: string;
  blocks: readonly Block[];
}

/** A text by its headings, with what comes before the first of them. */
export function passagesOf(blocks: readonly Block[]): { lead: readonly Block[]; passages: readonly Passage[] } {
  const lead: Block[] = [];
  const passages: { heading: string; blocks: Block[] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') passages.push({ heading: block.words, blocks: [] });
    else (passages.at(-1)?.blocks ?? lead).push(block);
  }
  return { lead, passages };
}

/** The paragraphs of a text that has nothing else. */
export const paragraphsOf = (blocks: readonly Block[]): string[] =>
  blocks.map((block) => {
    if (block.kind !== 'paragraph') throw new Error(`a ${block.kind} stands where only paragraphs may`);
    return block.words;
  });
