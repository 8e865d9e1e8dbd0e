/** Two files that are the same but for the word for a course or an exam. */
export interface Twins {
  one: string;
  other: string;
  /** Share of equal words and signs, in the same order: 1 is the same text. */
  similarity: number;
}

const MIN_SIMILARITY = 0.9;
/** Shorter files, such as a configuration of one call, are alike without being a repetition. */
const MIN_TOKENS = 80;

const tokensOf = (text: string) =>
  text.replace(/examination|education|course|exam|edu/gi, 'offering').match(/[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? [];

/** How many tokens two lists share, whatever their order: no order shares more. */
function shared(one: readonly string[], other: readonly string[]): number {
  const left = new Map<string, number>();
  for (const token of one) left.set(token, (left.get(token) ?? 0) + 1);
  let found = 0;
  for (const token of other) {
    const rest = left.get(token) ?? 0;
    if (rest > 0) found += 1;
    left.set(token, rest - 1);
  }
  return found;
}

/** The length of the longest common subsequence. */
function inOrder(one: readonly string[], other: readonly string[]): number {
  let row = new Array<number>(other.length + 1).fill(0);
  for (const token of one) {
    const next = [0];
    for (const [index, candidate] of other.entries()) {
      const best = Math.max(next[index] ?? 0, row[index + 1] ?? 0);
      next.push(token === candidate ? (row[index] ?? 0) + 1 : best);
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The pairs of files that are alike, the most alike first. */
export function twins(files: readonly { file: string; text: string }[]): Twins[] {
  const read = files
    .map(({ file, text }) => ({ file, tokens: tokensOf(text) }))
    .filter(({ tokens }) => tokens.length >= MIN_TOKENS);
  return read
    .flatMap(({ file: one, tokens }, index) =>
      read.slice(index + 1).flatMap(({ file: other, tokens: others }) => {
        const ratio = (common: number) => (2 * common) / (tokens.length + others.length);
        if (ratio(Math.min(tokens.length, others.length)) < MIN_SIMILARITY) return [];
        if (ratio(shared(tokens, others)) < MIN_SIMILARITY) return [];
        const similarity = ratio(inOrder(tokens, others));
        return similarity < MIN_SIMILARITY ? [] : [{ one, other, similarity }];
      }),
    )
    .sort((first, second) => second.similarity - first.similarity);
}
