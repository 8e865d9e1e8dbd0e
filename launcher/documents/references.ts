import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { anchorOf } from './anchorOf.ts';
import { lineAt, type Breach } from './breach.ts';

/** The documents name paths from here: the repository, the API, `shared`, a section. */
const BASES = ['', 'api/src/', 'shared/src/', 'mf-*/'];
const PATH = /^(?![.…])[\w.<>…*-]+(\/[\w.<>…*-]+)*\/?$/;
const BLOCK = /^ *```[^]*?^ *```/gm;
const LINK = /\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g;

/** `<name>` and `…` are any name. */
const asGlob = (path: string) => path.replace(/<[^>]*>|…/g, '*').replace(/\/$/, '');

/** Made by builds and installations: whether it is there says nothing about the document. */
const isMade = (path: string) => /(^|\/)(dist|node_modules)\//.test(path);

/** Blanks in place of code blocks: what stands behind them keeps its place. */
const withoutBlocks = (text: string) => text.replace(BLOCK, (block) => block.replace(/[^\n]/g, ' '));

/** The files that documents are read against. */
export interface Repository {
  read(file: string): string;
  exists(pattern: string): boolean;
}

/** Answers each pattern once: the same folders are named again and again. */
export function repositoryAt(root: string, read: Repository['read']): Repository {
  const known = new Map<string, boolean>();
  const find = (pattern: string) => globSync(pattern, { cwd: root, exclude: ['**/node_modules/**'] }).length > 0;
  return {
    read,
    exists(pattern) {
      const answer = known.get(pattern) ?? find(pattern);
      known.set(pattern, answer);
      return answer;
    },
  };
}

interface Named {
  path: string;
  index: number;
}

/** Paths in code spans. What begins with no folder of the project is something else: a media type, a route. */
function pathsIn(text: string, { exists }: Repository): Named[] {
  const words = [...withoutBlocks(text).matchAll(/`([^`]+)`/g)].flatMap(({ 1: code = '', index }) =>
    code.split(/[\s,]+/).map((path) => ({ path, index })),
  );
  const beginsWithFolder = (path: string) =>
    path.includes('/') && BASES.some((base) => exists(`${base}${asGlob(path.split('/', 1)[0] ?? '')}/`));
  return words.filter(({ path }) => PATH.test(path) && !isMade(path) && beginsWithFolder(path));
}

/** Folders and files of the trees drawn in code blocks: below the folder at the left edge, however deep. */
function treePathsIn(text: string): Named[] {
  const trees = [...text.matchAll(BLOCK)].filter(([block]) => block.includes('├──'));
  return trees.flatMap(({ 0: tree, index: start }) => {
    let top = '';
    let index = start;
    return tree.split('\n').flatMap((line) => {
      const at = index;
      index += line.length + 1;
      const names = line.split(/\s+/).filter((word) => PATH.test(word) && /\/$|\.(tsx?|yml)$/.test(word));
      const isBelow = /^[│├└\s]/.test(line);
      if (!isBelow) top = names[0] ?? '';
      return names.map((name) => ({ path: isBelow ? `${top}**/${name}` : name, index: at }));
    });
  });
}

const hasHeading = (text: string, anchor: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].some(([, heading = '']) => anchorOf(heading) === anchor);

/** Paths, drawn folders and links of a document that lead nowhere. */
export function brokenReferences(file: string, repository: Repository): Breach[] {
  const { read, exists } = repository;
  const text = read(file);
  const breach = (index: number, fault: string): Breach => ({ file, line: lineAt(text, index), fault });
  const named = pathsIn(text, repository)
    .filter(({ path }) => !BASES.some((base) => exists(base + asGlob(path))))
    .map(({ path, index }) => breach(index, `names ${path}, which does not exist`));
  const drawn = treePathsIn(text)
    .filter(({ path }) => !exists(asGlob(path)))
    .map(({ path, index }) => breach(index, `draws ${path}, which does not exist`));
  const links = [...text.matchAll(LINK)]
    .filter(([, path = '', anchor]) => {
      const target = path ? join(dirname(file), path) : file;
      return !exists(target) || (anchor !== undefined && anchor !== '' && !hasHeading(read(target), anchor));
    })
    .map(({ 0: link, index }) => breach(index, `links to ${link.slice(2, -1)}, which does not exist`));
  return [...named, ...drawn, ...links];
}
