import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from '../archive.ts';
import { packClient } from '../packClient.ts';
import { ROOT } from '../root.ts';

const installedHere = (name: string) => [name, `file:${join(ROOT, 'node_modules', name)}`] as const;

/**
 * Packs `@portal/client` and installs the archive in an empty folder, as an external program does. Works without a
 * network and without npm's cache: the archive only needs itself, and valibot as installed here.
 * @param besides further packages of the program, from those installed here
 */
export function installClient(folder: string, besides: readonly string[] = []): void {
  const packages = Object.fromEntries(['valibot', ...besides].map(installedHere));
  const dependencies = { '@portal/client': `file:${packClient(folder)}`, ...packages };
  const program = { name: 'program', private: true, type: 'module', dependencies };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(program));
  // Packages are copied: from a link's target, more would be found than was installed.
  const alone = ['--offline', '--cache', join(folder, 'cache'), '--install-links', '--ignore-scripts'];
  runNpm(folder, ['install', '--silent', ...alone]);
}
