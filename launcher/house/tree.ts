import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles } from '../checks/inputs.ts';

/** Texts of a repository by path. */
export type Tree = ReadonlyMap<string, string>;

export const BASELINE_FILE = 'launcher/house/baseline.json';
export const EXPORTS_OF_SHARED = 'shared/package.json';

const CODE = /\.(tsx?|mjs|cjs|css)$/;
const IGNORED = ['**/node_modules/**', '**/dist/**'];

export const isCode = (file: string): boolean => CODE.test(file);
export const isTypeScript = (file: string): boolean => /\.tsx?$/.test(file);
/** True for the files of a tree. */
const isOfTree = (file: string) => isCode(file) || file.endsWith('.md') || file === EXPORTS_OF_SHARED;
/** True for each file from which a figure or its baseline is read. */
export const isReadForFigures = (file: string): boolean => isOfTree(file) || file === BASELINE_FILE;

/** Number of terminated lines. */
export const linesIn = (text: string): number => text.split('\n').length - 1;

function textOf(root: string, file: string): string | null {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return null;
  }
}

/** Reads the tracked and addable files, or all existing ones outside git. */
export function readTree(root: string): Tree {
  const files = repositoryFiles(root) ?? globSync('**/*.*', { cwd: root, exclude: IGNORED }).sort();
  const texts = files.filter(isOfTree).map((file) => [file, textOf(root, file)] as const);
  return new Map(texts.filter((entry): entry is [string, string] => entry[1] !== null));
}
