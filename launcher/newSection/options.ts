import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../root.ts';

/** Options of a new section. */
export interface Options {
  /** `mf-example`: name of its folder, its package and its entry in the registry. */
  name: string;
  /** Its part of the portal's paths: `/example`. */
  prefix: string;
  title: string;
  /** Destination of its files. */
  folder: string;
  /** True for a separate repository, with `@portal/shared` as a packed dependency. */
  outside: boolean;
}

export const USAGE = `Makes a section that builds, tests, and runs alone and in the shell.
  npm run new-section -- mf-example --prefix /example --title 예시
  npm run new-section -- mf-example --prefix /example --title 예시 --outside ../my-section    in a repository of its own`;

/** Parses the command line. @throws Error that describes the mistake */
export function parseOptions(commandLine: readonly string[], workingFolder: string): Options {
  const { values, positionals } = parseArgs({
    args: [...commandLine],
    allowPositionals: true,
    options: { prefix: { type: 'string' }, title: { type: 'string' }, outside: { type: 'string' } },
  });
  const [name, ...rest] = positionals;
  const { prefix, title, outside } = values;
  if (!name || rest.length > 0 || !prefix || !title) throw new Error(USAGE);
  if (!/^mf(-[a-z][a-z0-9]*)+$/.test(name))
    throw new Error(
      `${name} is no name of a section: mf- and words of small letters and digits, which begin with a letter, with hyphens between them`,
    );
  if (!/^\/[a-z][a-z0-9-]*$/.test(prefix))
    throw new Error(`${prefix} is no prefix: a slash and one word of small letters, digits and hyphens`);
  if (/[<>"'`\\{}]/.test(title)) throw new Error('the title is plain text, without quotes, braces or brackets');
  return {
    name,
    prefix,
    title,
    folder: outside ? resolve(workingFolder, outside) : resolve(ROOT, name),
    outside: outside !== undefined,
  };
}

/** Dependency on the archive of `@portal/shared` in the section's own folder. */
export const vendored = (archive: string): string => `file:vendor/${basename(archive)}`;
