import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from '../archive.ts';
import { packClient } from '../packClient.ts';
import { ROOT } from '../root.ts';

const installedHere = (name: string) => [name, `file:${join(ROOT, 'node_modules', name)}`] as const;

/**
 * Packs `@portal/client` and installs the archive in an empty folder, as a program outside does. Without a network, and
 * without what npm has kept: whatever the archive needs is in it, or is valibot as it is installed here.
 * @param besides packages that the program itself needs, of those that are installed here.
 */
export function installClient(folder: string, besides: readonly string[] = []): void {
  const packages = Object.fromEntries(['valibot', ...besides].map(installedHere));
  const dependencies = { '@portal/client': `file:${packClient(folder)}`, ...packages };
  const program = { name: 'program', private: true, type: 'module', dependencies };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(program));
  // Packages are copied: from where a link leads, more would be found than was installed.
  const alone = ['--offline', '--cache', join(folder, 'cache'), '--install-links', '--ignore-scripts'];
  runNpm(folder, ['install', '--silent', ...alone]);
}
