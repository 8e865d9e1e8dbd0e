import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { anchorOf } from './docs/anchorOf.ts';
import { ROOT } from './root.ts';

const FILES = [
  'README.md',
  'README.ko.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...globSync('docs/**/*.md', { cwd: ROOT }),
];
/** The documents name paths from here: the repository, the API, `shared`, a section. */
const BASES = ['', 'api/src/', 'shared/src/', 'mf-*/'];
const PATH = /^(?![.…])[\w.<>…*-]+(\/[\w.<>…*-]+)*\/?$/;
const BLOCK = /^ *```[^]*?^ *```/gm;

const exists = (pattern: string) => globSync(pattern, { cwd: ROOT, exclude: ['**/node_modules/**'] }).length > 0;
/** `<name>` and `…` are whatever there is. */
const asGlob = (path: string) => path.replace(/<[^>]*>|…/g, '*').replace(/\/$/, '');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Made by builds and installations: whether it is there says nothing about the document. */
const isMade = (path: string) => /(^|\/)(dist|node_modules)\//.test(path);

/** Paths in code spans. What begins with no folder of the project is something else: a media type, a route. */
function pathsIn(text: string): string[] {
  const words = [...text.replace(BLOCK, '').matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => code.split(/[\s,]+/));
  const beginsWithFolder = (path: string) =>
    path.includes('/') && BASES.some((base) => exists(`${base}${asGlob(path.split('/', 1)[0] ?? '')}/`));
  return [...new Set(words.filter((word) => PATH.test(word) && !isMade(word) && beginsWithFolder(word)))];
}

/** Folders and files of the trees drawn in code blocks: below the folder at the left edge, however deep. */
function treePathsIn(text: string): string[] {
  const trees = [...text.matchAll(BLOCK)].map(([block]) => block).filter((block) => block.includes('├──'));
  return trees.flatMap((tree) => {
    let top = '';
    return tree.split('\n').flatMap((line) => {
      const names = line.split(/\s+/).filter((word) => PATH.test(word) && /\/$|\.(tsx?|yml)$/.test(word));
      if (/^[│├└\s]/.test(line)) return names.map((name) => `${top}**/${name}`);
      top = names[0] ?? '';
      return names;
    });
  });
}

describe.each(FILES)('%s', (file) => {
  const text = read(file);

  test('names only paths that exist', () => {
    const missing = pathsIn(text).filter((path) => !BASES.some((base) => exists(base + asGlob(path))));
    expect(missing).toEqual([]);
  });

  test('draws only folders and files that exist', () => {
    expect(treePathsIn(text).filter((path) => !exists(asGlob(path)))).toEqual([]);
  });

  test('links only to documents and headings that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)];
    const broken = links.filter(([, path = '', anchor]) => {
      const target = path ? join(dirname(file), path) : file;
      if (!exists(target)) return true;
      return (
        anchor && ![...read(target).matchAll(/^#+ (.*)$/gm)].some(([, heading = '']) => anchorOf(heading) === anchor)
      );
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });
});
