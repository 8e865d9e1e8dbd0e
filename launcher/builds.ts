import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEVELOPMENT_ID } from '@portal/shared/federation/plugins/buildId';
import { SECTION_MANIFEST_FILE } from '@portal/shared/section/registry';
import { lockedPackages, readLock } from './lockedPackages.ts';
import { eachLine, log } from './output.ts';
import { SECTION_NAMES } from './processes.ts';
import { ROOT } from './root.ts';

/** The folder with the fake host, in which a section runs alone. */
export const ALONE = 'shared';
/** Apps that a development run builds itself. */
const APPS: readonly string[] = [...SECTION_NAMES, 'shell'];
export const BUILDABLE: readonly string[] = [...APPS, ALONE];

/** Each webpack keeps a core busy. */
const MAX_CONCURRENT_BUILDS = 2;

const SOURCES = ['src/**/*.*', 'public/**/*.*', 'server/**/*.html', '*.json', '*.ts'];
/** Tests and stories are not part of any build. */
const isBuiltOf = (path: string) => !/\.(test|stories)\.tsx?$|^src\/gallery\//.test(path);

/** Workspaces that a build contains besides its own. */
const packagesIn = (app: string) => (app === 'shell' ? ['shared', 'platform'] : ['shared']);

/** Hash of all inputs of a build, including the packages that it contains and its tools. */
function fingerprint(app: string, root: string): string {
  const hash = createHash('sha256');
  for (const [folder, patterns] of [
    ...[app, ...packagesIn(app)].map((folder) => [folder, SOURCES] as const),
    ['association', ['**/*.*']] as const,
  ]) {
    const files = patterns
      .flatMap((pattern) => globSync(pattern, { cwd: join(root, folder) }))
      .filter(isBuiltOf)
      .sort();
    for (const file of files) hash.update(`${folder}/${file}\0`).update(readFileSync(join(root, folder, file)));
  }
  const lock = readLock(join(root, 'package-lock.json'));
  for (const line of lockedPackages(lock, ['', ...packagesIn(app), app])) hash.update(`${line}\0`);
  return hash.digest('hex');
}

// Next to the build, because a build empties its folder first.
const markerOf = (app: string, root: string) => join(root, '.cache', 'builds', app);

/** True if a section's development server has overwritten the record of the build in this folder. */
export function isOverwritten(dist: string): boolean {
  const record = join(dist, SECTION_MANIFEST_FILE);
  return existsSync(record) && (JSON.parse(readFileSync(record, 'utf8')) as { id: string }).id === DEVELOPMENT_ID;
}

function isBuilt(app: string, print: string, root: string): boolean {
  const marker = markerOf(app, root);
  const isMarked = existsSync(marker) && readFileSync(marker, 'utf8') === print;
  const dist = join(root, app, 'dist');
  return isMarked && existsSync(dist) && !isOverwritten(dist);
}

/** Apps whose last build is usable, however old it is. */
export const isBuiltOnce = (app: string): boolean => {
  const dist = join(ROOT, app, 'dist');
  return existsSync(markerOf(app, ROOT)) && existsSync(dist) && !isOverwritten(dist);
};

/** A failed build, with its output. */
export class BuildFailure extends Error {}

/** Builds in progress; none may outlive a failed start. */
const running = new Set<ChildProcess>();

const build = (app: string, root: string) =>
  new Promise<void>((resolve, reject) => {
    const lines: string[] = [];
    const mode = app === ALONE ? [] : ['--mode', 'production'];
    const child = spawn(process.execPath, [join(root, 'node_modules/webpack-cli/bin/cli.js'), ...mode], {
      cwd: join(root, app),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    eachLine(child.stdout, (line) => lines.push(line));
    eachLine(child.stderr, (line) => lines.push(line));
    child.once('error', reject);
    child.once('exit', () => running.delete(child));
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new BuildFailure(`${app} did not build:\n${lines.join('\n')}`)),
    );
  });

function markBuilt(app: string, print: string, root: string): void {
  mkdirSync(join(root, '.cache', 'builds'), { recursive: true });
  writeFileSync(markerOf(app, root), print);
}

/** Copies this repository's builds to another checkout if they would be identical. */
export function copyEqualBuilds(apps: readonly string[], root: string): void {
  for (const app of apps) {
    const print = fingerprint(app, root);
    if (isBuilt(app, print, root) || !isBuilt(app, print, ROOT)) continue;
    rmSync(join(root, app, 'dist'), { recursive: true, force: true });
    cpSync(join(ROOT, app, 'dist'), join(root, app, 'dist'), { recursive: true });
    markBuilt(app, print, root);
  }
}

/**
 * Builds the apps that have changed since their last build.
 * @param root another checkout of this repository
 * @throws BuildFailure
 */
export async function buildChanged(apps = BUILDABLE, root = ROOT): Promise<void> {
  const waiting = apps
    .map((app) => ({ app, print: fingerprint(app, root) }))
    .filter(({ app, print }) => !isBuilt(app, print, root));
  if (waiting.length === 0) return log('portal', 'nothing changed since the last build');
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { app, print } = next;
      const startedAt = Date.now();
      log(app, 'building');
      await build(app, root);
      markBuilt(app, print, root);
      log(app, `built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_BUILDS }, worker));
}

/** Stops the builds in progress. */
export function stopBuilds(): void {
  for (const child of running) child.kill();
}

/** Deletes the apps' builds: a development run writes its own, and the next `npm start` builds again. */
export function forgetBuilds(apps: readonly string[] = APPS): void {
  const built = apps.flatMap((app) => [markerOf(app, ROOT), join(ROOT, app, 'dist')]);
  for (const folder of built) rmSync(folder, { recursive: true, force: true });
}
