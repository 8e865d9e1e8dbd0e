import { cpSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { BUILDS_FOLDER, SHELL_MANIFEST_FILE, shellBuild, type ShellBuild } from '@portal/shared/section/registry';
import { ROOT } from '../../../launcher/root.ts';

const DIST = join(ROOT, 'shell/dist');

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const readShell = (record: string): ShellBuild => v.parse(shellBuild, readJson(record));

/** The built shell of this repository. */
export const ownShell = (): ShellBuild => readShell(join(DIST, SHELL_MANIFEST_FILE));

/** Copies the files of a shell that was built elsewhere next to this repository's, from where they are served. */
export function takeShell(record: string): ShellBuild {
  const build = readShell(record);
  const list = join(BUILDS_FOLDER, `${build.id}.json`);
  const files = v.parse(v.array(v.string()), readJson(join(dirname(record), list)));
  for (const file of [list, ...files]) cpSync(join(dirname(record), file), join(DIST, file));
  return build;
}
