/** Makes a text of a given number of letters. */
export type WorstText = (letters: number) => string;

const repeated =
  (piece: string): WorstText =>
  (letters) =>
    piece.repeat(Math.ceil(letters / piece.length)).slice(0, letters);

/** The same with an unexpected end, which makes a backtracking matcher start over from another position. */
const endingIn =
  (piece: string, ending: string): WorstText =>
  (letters) =>
    repeated(piece)(letters - ending.length) + ending;

/** Occurs in no title of the portal. */
const FOREIGN = '쀍';

/** Texts that take backtracking programs more than linear time, by their content. */
export const WORST_TEXTS: Readonly<Record<string, WorstText>> = {
  'one letter': endingIn('a', '!'),
  'one syllable': endingIn('가', '!'),
  'unfinished syllables': repeated('ㄱㅏ'),
  'pairs of surrogates': endingIn('🍚', 'ab'),
  digits: endingIn('9', 'x'),
  'digits with spaces': endingIn('1 ', 'x'),
  spaces: (letters) => `2${' '.repeat(letters)}`.slice(0, letters - 1) + 'x',
  'empty lines': (letters) => `a${'\n '.repeat(letters)}`.slice(0, letters - 1) + 'x',
  'open round brackets': repeated('('),
  'open square brackets': repeated('['),
  'open angle brackets': repeated('<'),
  'open elements': repeated('<p '),
  'open pictures': repeated('<img '),
  'a picture with an open description': (letters) => `<img alt="${'a '.repeat(letters)}`.slice(0, letters - 1) + '>',
  'elements in elements': repeated('<b>'),
  'lists in lists': repeated('<ul><li>'),
  'addresses in elements': repeated('<a href="http://a/">'),
  'comments and declarations': repeated('<!--<![CDATA['),
  references: repeated('&#x'),
  'whole references': repeated('&amp;&lt;'),
  quotes: repeated('"'),
  'signs of mail': endingIn('a.', '@'),
  'mail addresses': repeated('a@a.'),
  slashes: endingIn('/', 'x'),
  'signs of searches': repeated('%_\\'),
};

/** All letters of titles without separators, and one that occurs in none. */
export const lettersOfTitles = (titles: readonly string[]): WorstText => {
  const known = titles.join('').replace(/[^\p{L}\p{N}]/gu, '');
  return endingIn(known, FOREIGN);
};
