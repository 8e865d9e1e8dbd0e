import { lineAt } from '../documents/breach.ts';
import { BANNED_WORDS, patternOf } from './bannedWords.ts';
import { counted, type FigureGroup, type Place } from './figure.ts';
import { isTest } from './kinds.ts';
import { isTypeScript, type Tree } from './tree.ts';

/** Words that begin a clause or a fragment: a docstring begins with a noun or a verb. */
const CLAUSE = /^(What|Who|Whoever|Whose|Whom|Whatever|Which|Whether|Of|That|Those|Where|How)(?![\w-])/;
const DOCSTRING = /(?<=^|[\s({[,])\/\*\*\s([^]*?)\*\//g;
/** Migrations: a released one never changes. */
const FROZEN = /\/migrations\/\d{4}-/;
const MAX_SHOWN = 70;

/** Text of a docstring, without the asterisks of its lines. */
const wordsIn = (comment: string) =>
  comment
    .replace(/^\s*\*/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const docstringsIn = (file: string, text: string): Required<Place>[] =>
  [...text.matchAll(DOCSTRING)].map((found) => ({
    file,
    line: lineAt(text, found.index),
    text: wordsIn(found[1] ?? ''),
  }));

/** Docstrings that begin with a clause, and those with a banned word. */
export function docstringFigures(tree: Tree, words = BANNED_WORDS): FigureGroup {
  const docstrings = [...tree]
    .filter(([file]) => isTypeScript(file) && !isTest(file) && !FROZEN.test(file))
    .flatMap(([file, text]) => docstringsIn(file, text));
  const figure = (name: string, isCounted: (words: string) => boolean) =>
    counted(
      `docstrings.${name}`,
      docstrings
        .filter(({ text }) => isCounted(text))
        .map(({ text, ...place }) => ({ ...place, text: text.slice(0, MAX_SHOWN) })),
    );
  return {
    title: 'docstrings that begin with a clause, or have a banned word',
    figures: [
      figure('clauses', (text) => CLAUSE.test(text)),
      ...words
        .filter(({ inNamesOnly }) => !inNamesOnly)
        .map((word) => {
          const pattern = patternOf(word);
          return { ...figure(word.name, (text) => pattern.test(text.toLowerCase())), hint: word.use };
        }),
    ],
  };
}
