import type { BannedWord } from './bannedWords.ts';
import { compare } from './baseline.ts';
import { docstringFigures } from './docstrings.ts';
import { printPlace, type FigureGroup } from './figure.ts';
import { markdownFigures } from './markdown.ts';
import { nameFigures } from './names.ts';
import { scatterFigures } from './scatter.ts';

const WORDS: readonly BannedWord[] = [
  { name: 'tell', forms: ['tell', 'tells'], use: 'notify' },
  { name: 'standBack', forms: ['stand back'], use: 'pass over' },
  { name: 'wayOf', forms: ['way of'], use: 'method', inNamesOnly: true },
];

const treeOf = (files: Readonly<Record<string, string>>) => new Map(Object.entries(files));
const valuesOf = ({ figures }: FigureGroup) => Object.fromEntries(figures.map(({ name, value }) => [name, value]));
/** Places counted by one figure of a group. */
const placesOf = ({ figures }: FigureGroup, name: string) =>
  (figures.find((figure) => figure.name === name)?.places ?? []).map(printPlace);

describe('scatter', () => {
  const features = [
    { name: 'tulip', word: /tulip/i, except: /other\// },
    { name: 'rose', word: /rose/i },
    { name: 'oak', word: /oak/i },
  ];

  test('a file knows a feature that it names, also a test; not one in which the word means something else', () => {
    const figures = scatterFigures(
      treeOf({
        'api/src/a.ts': 'const tulip = 1; const TULIP_rose = 2;',
        'api/src/a.test.ts': 'plantTulip();',
        'other/a.ts': 'tulip, rose',
        'docs/a.md': 'tulip',
      }),
      features,
    );
    expect(valuesOf(figures)).toEqual({
      'scatter.median': 2,
      'scatter.tulip': 2,
      'scatter.rose': 2,
      'scatter.oak': 0,
    });
    expect(placesOf(figures, 'scatter.rose')).toEqual(['api/src/a.ts', 'other/a.ts']);
  });
});

describe('names', () => {
  const names = (files: Readonly<Record<string, string>>, word: string) =>
    placesOf(nameFigures(treeOf(files), WORDS), `names.${word}`);

  test('functions, constants, types, methods and files count, each once in a file', () => {
    const source = [
      'export function tellMember() { const tell = 1; { const tell = 2; } }',
      'interface TellsAll { tellOne(): void; tellTwo: () => void; tellDay: string }',
      'class Desk { #tell = () => 1; get tellable() { return 1; } }',
      'const desk = { tellDesk: () => 1, "tell it": () => 2, tellDay: 1 };',
    ].join('\n');
    expect(names({ 'api/src/tellAll.ts': source }, 'tell')).toEqual([
      'api/src/tellAll.ts:1 tellAll.ts',
      'api/src/tellAll.ts:1 tellMember',
      'api/src/tellAll.ts:1 tell',
      'api/src/tellAll.ts:2 TellsAll',
      'api/src/tellAll.ts:2 tellOne',
      'api/src/tellAll.ts:2 tellTwo',
      'api/src/tellAll.ts:3 #tell',
      'api/src/tellAll.ts:4 tellDesk',
    ]);
  });

  test('a part of a word, a use, a text and a comment do not count', () => {
    const source = '// tell\nconst intelligent = tellMember("tell"); // tell\nconst satellite = 1;';
    expect(names({ 'api/src/a.ts': source }, 'tell')).toEqual([]);
  });

  test('two words count side by side, in small letters or capitals', () => {
    const source = 'const standBack = 1; const MAY_STAND_BACK = 2; const standFarBack = 3; const wayOf = 4;';
    expect(names({ 'a.ts': source }, 'standBack')).toEqual(['a.ts:1 standBack', 'a.ts:1 MAY_STAND_BACK']);
    expect(names({ 'a.ts': source }, 'wayOf')).toEqual(['a.ts:1 wayOf']);
  });

  test('one more name with a banned word fails', () => {
    const grownBy = (source: string) =>
      compare(nameFigures(treeOf({ 'a.ts': source }), WORDS).figures, {
        'names.tell': 1,
        'names.standBack': 0,
        'names.wayOf': 0,
      }).grown.map(({ figure }) => figure.name);
    expect(grownBy('const tellOne = 1;')).toEqual([]);
    expect(grownBy('const tellOne = 1; const tellTwo = 2;')).toEqual(['names.tell']);
  });

  test('the name of a call is exempt, in the contract and in its handler', () => {
    const files = {
      'shared/src/contract/a.ts': 'export const postTell = call({});\nconst tellTitle = 1;',
      'shared/src/contract/b.ts': "export const officeTell = office.post('tell', {});\n",
      'api/src/a.ts': 'export function postTell() {}\nexport function officeTell() {}',
    };
    expect(names(files, 'tell')).toEqual(['shared/src/contract/a.ts:2 tellTitle']);
  });
});

describe('docstrings', () => {
  const source = [
    '/** What is sent. */',
    '/**',
    ' * Of a day, the first: it tells nothing.',
    ' */',
    'function f(/** Whether it is so. */ a: boolean) {}',
    '/** Whatsoever. A way of paying, what is sent; tell. */',
    '/** How-to. */',
    '// What is no docstring, /* nor who */',
    "const ignored = ['**/dist/**', 'What'];",
  ].join('\n');

  test('one that begins with a clause counts, and one with a banned word; not in tests and migrations', () => {
    const sources = { 'a.ts': source, 'a.test.ts': source, 'b/migrations/0001-a.ts': source };
    const figures = docstringFigures(treeOf(sources), WORDS);
    expect(valuesOf(figures)).toEqual({ 'docstrings.clauses': 3, 'docstrings.tell': 2, 'docstrings.standBack': 0 });
    expect(placesOf(figures, 'docstrings.clauses')).toEqual([
      'a.ts:1 What is sent.',
      'a.ts:2 Of a day, the first: it tells nothing.',
      'a.ts:5 Whether it is so.',
    ]);
  });
});

describe('words', () => {
  test('documents count without verification and generated tables, records by themselves', () => {
    const long = 'word '.repeat(251);
    const table = 'before\n<!-- generated: jobs -->\n| a | b |\n<!-- end of generated -->\nbehind';
    const figures = markdownFigures(
      treeOf({
        'README.md': 'three words here',
        'docs/operating.md': table,
        'docs/verification/README.md': long,
        'docs/decisions/README.md': 'index',
        'docs/decisions/0001-a.md': 'five words of a record',
        'docs/decisions/0002-b.md': long,
        'api/README.md': long,
      }),
    );
    expect(valuesOf(figures)).toEqual({
      'words.all': 3 + 2 + 1 + 5 + 251,
      'words.records': 256,
      'words.recordCount': 2,
      'words.longRecords': 1,
    });
    expect(placesOf(figures, 'words.longRecords')).toEqual(['docs/decisions/0002-b.md 251 words']);
  });
});
