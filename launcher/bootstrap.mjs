// Runs on any installed Node before anything is installed: installs the locked packages, then hands over to the
// project's own Node. Therefore plain JavaScript without dependencies.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runGuarded } from './guard.mjs';
import { hasInstalled } from './installed.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const OLDEST_NODE = 20;
const WANTED_NODE = 24;

/** Exits with one clear line. */
function stop(line) {
  console.error(`portal  ${line}`);
  process.exit(1);
}

const major = (version) => Number(version.replace(/^v/, '').split('.')[0]);

if (major(process.version) < OLDEST_NODE)
  stop(`Node ${OLDEST_NODE} or newer is needed to begin; this is ${process.version}.`);

function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const marker = join(root, 'node_modules', '.installed-lock');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return;
  // An added section, or a package installed manually, is already there.
  if (hasInstalled(root)) return writeFileSync(marker, lock);
  console.log('portal  installing packages, about a minute the first time …');
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  const { status } = spawnSync(command, [...args, 'ci', '--loglevel=error', '--no-progress'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) stop('npm ci failed; its messages are above.');
  writeFileSync(marker, lock);
}

/** Path of the `node` package's Node if it could be installed, else of the running one if it is new enough. */
function nodeToUse() {
  const own = join(root, 'node_modules', '.bin', 'node');
  const version = existsSync(own) ? spawnSync(own, ['--version'], { encoding: 'utf8' }).stdout?.trim() : '';
  if (version && major(version) >= WANTED_NODE) return own;
  if (major(process.version) >= WANTED_NODE) return process.execPath;
  return stop(
    `Node ${WANTED_NODE} is needed and the package "node" did not bring it (install scripts may be switched off).`,
  );
}

const [program, ...rest] = process.argv.slice(2);
if (!program) stop('bootstrap.mjs needs the program to run.');

install();
runGuarded(nodeToUse(), [join(root, 'launcher', program), ...rest], {
  cwd: root,
  env: { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}` },
});
