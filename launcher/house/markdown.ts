import { isDecision } from '../documents/documents.ts';
import { counted, type FigureGroup } from './figure.ts';
import type { Tree } from './tree.ts';

const MAX_WORDS_OF_RECORD = 250;
/** Generated tables between two such comments. */
const GENERATED = /<!-- *generated\b[^]*?<!-- *end of generated\b[^]*?-->/g;

const isDocument = (file: string) => /^((docs\/(?!verification\/)|platform\/decisions\/).*|[^/]*)\.md$/.test(file);

/** Number of words separated by white space, without generated tables. */
const wordsIn = (markdown: string) => markdown.replace(GENERATED, ' ').split(/\s+/).filter(Boolean).length;

/** Words of the documents in docs/ and the root, and of the decision records. */
export function markdownFigures(tree: Tree): FigureGroup {
  const documents = [...tree]
    .filter(([file]) => isDocument(file))
    .map(([file, text]) => ({ file, words: wordsIn(text) }));
  const records = documents.filter(({ file }) => isDecision(file));
  const sum = (some: typeof documents) => some.reduce((all, { words }) => all + words, 0);
  const placesOf = (some: typeof documents) => some.map(({ file, words }) => ({ file, text: `${words} words` }));
  return {
    title: 'words of documents and of records',
    figures: [
      { name: 'words.all', value: sum(documents), places: placesOf(documents) },
      { name: 'words.records', value: sum(records), places: placesOf(records) },
      counted('words.recordCount', placesOf(records)),
      counted('words.longRecords', placesOf(records.filter(({ words }) => words > MAX_WORDS_OF_RECORD))),
    ],
  };
}
