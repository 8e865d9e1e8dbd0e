import { readFileSync } from 'node:fs';
import type { SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pathBytes } from '@portal/platform/build/moduleBytes';
import { BUILDS_FOLDER, SECTION_MANIFEST_FILE, SHELL_MANIFEST_FILE, SHELL_NAME } from '@portal/shared/section/registry';
import { ROOT } from '../../launcher/root.ts';

/** Minified bytes of each module in a script, by its path. */
export type Modules = ReadonlyMap<string, number>;

const distOf = (app: string) => join(ROOT, app, 'dist');

const readJson = <Value>(...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8')) as Value;

/** Scripts of an app's last build, from its output folder. */
export function scriptsOf(app: string): string[] {
  const dist = distOf(app);
  const { id } = readJson<{ id: string }>(dist, app === SHELL_NAME ? SHELL_MANIFEST_FILE : SECTION_MANIFEST_FILE);
  return readJson<string[]>(dist, BUILDS_FOLDER, `${id}.json`).filter((file) => file.endsWith('.js'));
}

/** Modules of a script; those of the app itself carry its name, since every section has a `src/routes.tsx`. */
export function modulesOf(app: string, file: string): Modules {
  const path = join(distOf(app), file);
  const nameOf = (module: string) => (module.startsWith('src/') ? `${app}/${module}` : module);
  return pathBytes(readFileSync(path, 'utf8'), readJson<SourceMapPayload>(`${path}.map`), nameOf);
}

/** Bytes of a file as sent. */
export const sentBytes = (path: string): number => brotliCompressSync(readFileSync(path)).length;

export const sumOf = (numbers: Iterable<number>): number => [...numbers].reduce((sum, number) => sum + number, 0);

/** `12.3` */
export const inKilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);

/** `7 %` */
export const inPercent = (share: number): string => `${(share * 100).toFixed(1)} %`;
