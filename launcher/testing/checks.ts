import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isReadForFigures } from '../house/tree.ts';
import { ROOT } from '../root.ts';

/** A static rule for all code. */
export interface Check {
  title: string;
  /** Arguments of Node. */
  command: readonly string[];
  /** Arguments of Node that check these changed files and their dependents; null if they do not concern it. */
  changed(files: readonly string[]): readonly string[] | null;
}

const bin = (path: string) => join(ROOT, 'node_modules', path);
const own = (path: string) => join(ROOT, 'launcher', path);

const CODE = /\.(tsx?|[mc]?js|[mc]ts)$/;
const SETTINGS = /(^|\/)(package(-lock)?\.json|tsconfig[^/]*\.json)$/;
const isCode = (file: string) => CODE.test(file) || SETTINGS.test(file);

/** A check of everything, fast if little has changed. */
const whole = (title: string, command: readonly string[], concerns: (file: string) => boolean): Check => ({
  title,
  command,
  changed: (files) => (files.some(concerns) ? command : null),
});

/** A check that can be limited to some files; changed settings make it check all. */
function ofFiles(
  title: string,
  command: readonly string[],
  all: readonly string[],
  file: RegExp,
  settings: RegExp,
): Check {
  return {
    title,
    command: [...command, ...all],
    changed(files) {
      if (files.some((one) => settings.test(one))) return [...command, ...all];
      const some = files.filter((one) => file.test(one) && existsSync(join(ROOT, one)));
      return some.length > 0 ? [...command, ...some] : null;
    },
  };
}

/** One checker: several ones check the types that they share again, each for itself. */
const TYPES = ['--noEmit', '--checkers', '1', '--incremental', '--tsBuildInfoFile', '.cache/checks/types.tsbuildinfo'];
const unchanged = (name: string) => [own('checks/check.ts'), name];

/** The checks of `npm test`, each with its own cache. */
export const CHECKS = {
  types: whole('types', [bin('typescript-native/bin/tsc'), ...TYPES], (file) => isCode(file) || file.endsWith('.json')),
  format: ofFiles(
    'format',
    [bin('oxfmt/bin/oxfmt'), '--check', '--no-error-on-unmatched-pattern'],
    [],
    /./,
    /^(\.oxfmtrc\.json|package-lock\.json)$/,
  ),
  lint: ofFiles(
    'lint',
    [own('lint.ts')],
    [],
    /\.tsx?$/,
    /^(\.oxlintrc\.json|eslint\.config\.mjs|package-lock\.json|launcher\/lint(\.ts|ing\/.*)|(.*\/)?tsconfig[^/]*\.json)$/,
  ),
  unused: whole('what nothing uses', unchanged('unused'), (file) => !file.endsWith('.md')),
  boundaries: whole('who imports whom', unchanged('boundaries'), isCode),
  report: whole(
    'what sections build on',
    unchanged('report'),
    (file) => /^(shared|association)\//.test(file) || SETTINGS.test(file),
  ),
  documents: whole('documents', unchanged('documents'), () => true),
  house: whole('figures that may only shrink', unchanged('house'), isReadForFigures),
} satisfies Record<string, Check>;
