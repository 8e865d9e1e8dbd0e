import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

const SHARED = join(ROOT, 'shared');
const EXAMPLE = / \* @example\n \* ```\w+ (?<file>\S+)\n(?<lines>(?: \*.*\n)*?) \* ```\n/g;

/** A file shown in a doc comment of `@portal/shared`. */
interface Example {
  /** Its path in a section. */
  file: string;
  code: string;
  /** File with the doc comment. */
  source: string;
}

/** Examples of all doc comments: together they form one section. */
export const readExamples = (): Example[] =>
  globSync('src/**/*.{ts,tsx}', { cwd: SHARED })
    .sort()
    .flatMap((source) =>
      [...readFileSync(join(SHARED, source), 'utf8').matchAll(EXAMPLE)].map(({ groups = {} }) => ({
        file: groups.file ?? '',
        code: (groups.lines ?? '').replaceAll(/^ \* ?/gm, ''),
        source,
      })),
    );
