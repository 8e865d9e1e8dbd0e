/** Length of an excerpt in letters, and of its part before the first word. */
const MAX_EXCERPT = 110;
const MAX_BEFORE = 30;

/** Excerpt of a text around the first of the words; its beginning if it contains none of them. */
export function excerptOf(text: string, words: readonly string[]): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  const searched = plain.toLowerCase();
  const first = Math.min(
    ...words.map((word) => searched.indexOf(word)).filter((position) => position >= 0),
    plain.length,
  );
  const isFar = first < plain.length && first > MAX_BEFORE;
  // Starts at the beginning of a word.
  const start = isFar ? plain.indexOf(' ', first - MAX_BEFORE) + 1 : 0;
  const begin = start > 0 && start <= first ? start : 0;
  const piece = [...plain.slice(begin, begin + MAX_EXCERPT)].join('');
  return (begin > 0 ? '… ' : '') + piece.trim() + (begin + MAX_EXCERPT < plain.length ? ' …' : '');
}
