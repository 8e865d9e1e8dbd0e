import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { anchorOf } from './anchorOf.ts';
import { lineAt, type Breach } from './breach.ts';

/** Base folders of paths in documents: the repository, the API, `shared`, `platform`, a section. */
const BASES = ['', 'api/src/', 'shared/src/', 'platform/', 'mf-*/'];
const PATH = /^(?![.…])[\w.<>…*-]+(\/[\w.<>…*-]+)*\/?$/;
const BLOCK = /^ *```[^]*?^ *```/gm;
const LINK = /\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g;

/** `<name>` and `…` match any name. */
const asGlob = (path: string) => path.replace(/<[^>]*>|…/g, '*').replace(/\/$/, '');

/** Output of builds and installations: its presence says nothing about the document. */
const isMade = (path: string) => /(^|\/)(dist|node_modules)\//.test(path);

/** Replaces code blocks by spaces, so that the positions after them stay. */
const withoutBlocks = (text: string) => text.replace(BLOCK, (block) => block.replace(/[^\n]/g, ' '));

/** The files against which documents are checked. */
export interface Repository {
  read(file: string): string;
  exists(pattern: string): boolean;
}

/** Caches each pattern, because the same folders occur again and again. */
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

/** Paths in code spans. Words that begin with no folder of the project are something else: a media type, a route. */
function pathsIn(text: string, { exists }: Repository): Named[] {
  const words = [...withoutBlocks(text).matchAll(/`([^`]+)`/g)].flatMap(({ 1: code = '', index }) =>
    code.split(/[\s,]+/).map((path) => ({ path, index })),
  );
  const beginsWithFolder = (path: string) =>
    path.includes('/') && BASES.some((base) => exists(`${base}${asGlob(path.split('/', 1)[0] ?? '')}/`));
  return words.filter(({ path }) => PATH.test(path) && !isMade(path) && beginsWithFolder(path));
}

/** Folders and files of the trees drawn in code blocks, below the folder at the left edge, at any depth. */
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

/** Paths, drawn folders and links of a document that do not exist. */
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
