/** Splits a word wider than its line into pieces that fit. */
function* piecesOf(word: string, width: number, measure: (text: string) => number): Generator<string> {
  let piece = '';
  for (const letter of word) {
    if (piece && measure(piece + letter) > width) {
      yield piece;
      piece = '';
    }
    piece += letter;
  }
  yield piece;
}

/**
 * Breaks a text into lines by Korean rules: words stay whole if they fit, and the text's own breaks stay. A line that
 * ends between two words ends in a space, so that they stay separate when read out or copied.
 */
export function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  return text.split(/\r?\n/).flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(/[ \t]+/)) {
      const longer = line ? `${line} ${word}` : word;
      if (measure(longer) <= width) {
        line = longer;
        continue;
      }
      if (line) lines.push(`${line} `);
      const pieces = [...piecesOf(word, width, measure)];
      line = pieces.pop() ?? '';
      lines.push(...pieces);
    }
    return [...lines, line];
  });
}
