import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEVELOPMENT_ID } from '@portal/shared/federation/plugins/buildId';
import { SECTION_MANIFEST_FILE } from '@portal/shared/section/registry';
import { lockedPackages, readLock } from './lockedPackages.ts';
import { eachLine, log } from './output.ts';
import { SECTION_NAMES } from './processes.ts';
import { ROOT } from './root.ts';

/** The folder whose build is the fake host, in which a section runs by itself. */
export const ALONE = 'shared';
/** What a development run builds for itself. */
const APPS: readonly string[] = [...SECTION_NAMES, 'shell'];
const BUILDABLE: readonly string[] = [...APPS, ALONE];

/** Each webpack keeps a core busy. */
const MAX_CONCURRENT_BUILDS = 2;

const SOURCES = ['src/**/*.*', 'public/**/*.*', 'server/**/*.html', '*.json', '*.ts'];
/** Tests and stories are in no build. */
const isBuiltOf = (path: string) => !/\.(test|stories)\.tsx?$|^src\/gallery\//.test(path);

const LOCK = readLock(join(ROOT, 'package-lock.json'));

/** Changes with anything that goes into the build, the packages too that it is made of and made with. */
function fingerprint(app: string): string {
  const hash = createHash('sha256');
  for (const folder of [app, 'shared']) {
    const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: join(ROOT, folder) }))
      .filter(isBuiltOf)
      .sort();
    for (const file of files) hash.update(`${folder}/${file}\0`).update(readFileSync(join(ROOT, folder, file)));
  }
  for (const line of lockedPackages(LOCK, ['', 'shared', app])) hash.update(`${line}\0`);
  return hash.digest('hex');
}

// Beside the build and not inside: a build empties its folder first.
const markerOf = (app: string) => join(ROOT, '.cache', 'builds', app);

/** Whether a development server of one section has left its own record over that of the build in this folder. */
export function isOverwritten(dist: string): boolean {
  const record = join(dist, SECTION_MANIFEST_FILE);
  return existsSync(record) && (JSON.parse(readFileSync(record, 'utf8')) as { id: string }).id === DEVELOPMENT_ID;
}

function isBuilt(app: string, print: string): boolean {
  const marker = markerOf(app);
  const isMarked = existsSync(marker) && readFileSync(marker, 'utf8') === print;
  const dist = join(ROOT, app, 'dist');
  return isMarked && existsSync(dist) && !isOverwritten(dist);
}

/** A build that failed, with what it printed. */
export class BuildFailure extends Error {}

/** Builds in progress; none may outlive a start that has failed. */
const running = new Set<ChildProcess>();

const build = (app: string) =>
  new Promise<void>((resolve, reject) => {
    const lines: string[] = [];
    const mode = app === ALONE ? [] : ['--mode', 'production'];
    const child = spawn(process.execPath, [join(ROOT, 'node_modules/webpack-cli/bin/cli.js'), ...mode], {
      cwd: join(ROOT, app),
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

/** Builds the apps that have changed since their last build. @throws BuildFailure */
export async function buildChanged(apps = BUILDABLE): Promise<void> {
  const waiting = apps
    .map((app) => ({ app, print: fingerprint(app) }))
    .filter(({ app, print }) => !isBuilt(app, print));
  if (waiting.length === 0) return log('portal', 'nothing changed since the last build');
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { app, print } = next;
      const startedAt = Date.now();
      log(app, 'building');
      await build(app);
      mkdirSync(join(ROOT, '.cache', 'builds'), { recursive: true });
      writeFileSync(markerOf(app), print);
      log(app, `built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_BUILDS }, worker));
}

/** Ends the builds in progress. */
export function stopBuilds(): void {
  for (const child of running) child.kill();
}

/** Deletes the apps' builds: a development run writes its own, and the next `npm start` builds again. */
export function forgetBuilds(apps: readonly string[] = APPS): void {
  const built = apps.flatMap((app) => [markerOf(app), join(ROOT, app, 'dist')]);
  for (const folder of built) rmSync(folder, { recursive: true, force: true });
}
