import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles } from '../checks/inputs.ts';

/** The texts of a repository by their paths. */
export type Tree = ReadonlyMap<string, string>;

export const BASELINE_FILE = 'launcher/house/baseline.json';
export const EXPORTS_OF_SHARED = 'shared/package.json';

const CODE = /\.(tsx?|mjs|cjs|css)$/;
const IGNORED = ['**/node_modules/**', '**/dist/**'];

export const isCode = (file: string): boolean => CODE.test(file);
export const isTypeScript = (file: string): boolean => /\.tsx?$/.test(file);
/** True of the files that make up a tree. */
const isOfTree = (file: string) => isCode(file) || file.endsWith('.md') || file === EXPORTS_OF_SHARED;
/** True of each file that a figure or its baseline is read from. */
export const isReadForFigures = (file: string): boolean => isOfTree(file) || file === BASELINE_FILE;

/** Physical lines, each with its end. */
export const linesIn = (text: string): number => text.split('\n').length - 1;

function textOf(root: string, file: string): string | null {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return null;
  }
}

/** Reads the files that git has or would take up; all that are there where git knows nothing of the folder. */
export function readTree(root: string): Tree {
  const files = repositoryFiles(root) ?? globSync('**/*.*', { cwd: root, exclude: IGNORED }).sort();
  const texts = files.filter(isOfTree).map((file) => [file, textOf(root, file)] as const);
  return new Map(texts.filter((entry): entry is [string, string] => entry[1] !== null));
}
