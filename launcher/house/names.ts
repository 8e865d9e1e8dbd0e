import { basename } from 'node:path';
import { BANNED_WORDS, patternOf, roughPattern, wordsOfName } from './bannedWords.ts';
import { callNames, declaredNames } from './declarations.ts';
import { counted, type FigureGroup, type Place } from './figure.ts';
import { isCode, isTypeScript, type Tree } from './tree.ts';

const CONTRACT = 'shared/src/contract/';

/** Names of all calls: they belong to the contract and are older than the rule. */
const wireNames = (tree: Tree) =>
  new Set([...tree].filter(([file]) => file.startsWith(CONTRACT)).flatMap(([, text]) => callNames(text)));

/** A text without comment lines, most of which contain some of the words. */
const withoutComments = (text: string) => text.replace(/^\s*(\/?\*|\/\/).*$/gm, '');

/** Declared names, including file names, with a banned word: once for each file and name. */
export function nameFigures(tree: Tree, words = BANNED_WORDS): FigureGroup {
  const wire = wireNames(tree);
  const mayHave = roughPattern(words);
  const names: Required<Place>[] = [...tree].flatMap(([file, text]) => {
    const own = isCode(file) ? [{ file, line: 1, text: basename(file) }] : [];
    if (!isTypeScript(file) || !mayHave.test(withoutComments(text))) return own;
    const declared = declaredNames(file, text).filter(({ name }) => mayHave.test(name) && !wire.has(name));
    return [...own, ...declared.map(({ name, line }) => ({ file, line, text: name }))];
  });
  const spelt = names.map((place) => ({ place, spelling: wordsOfName(place.text) }));
  return {
    title: 'names with a banned word',
    figures: words.map((word) => {
      const pattern = patternOf(word);
      const own = spelt.filter(({ spelling }) => pattern.test(spelling));
      return {
        ...counted(
          `names.${word.name}`,
          own.map(({ place }) => place),
        ),
        hint: word.use,
      };
    }),
  };
}
