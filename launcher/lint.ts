import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash, inputsHash, repositoryFiles, versionsIn } from './checks/inputs.ts';
import { CHECKS_CACHE } from './checks/skipUnchanged.ts';
import { typedInputs } from './linting/typedInputs.ts';
import { ROOT } from './root.ts';

// Runs the whole linter: oxlint, its type-aware rules, and the portal's own rules (ESLint).
// - node launcher/lint.ts: everything, except files that passed and have not changed
// - node launcher/lint.ts <paths>: only these files and folders

const cache = join(ROOT, CHECKS_CACHE);
const TYPED = join(cache, 'typed.json');
const ESLINT_CACHE = join(cache, 'eslint');
const ESLINT_SETTINGS = join(cache, 'eslint.settings');

const IGNORED = ['**/node_modules/**', '**/dist/**'];
const isLinted = (file: string) => /\.tsx?$/.test(file) && existsSync(join(ROOT, file));
const isTyped = (file: string) => /\.(tsx?|[mc]ts|json)$/.test(file);
/** One checker of types: several ones check the types that they share again, each for itself. */
const ENVIRONMENT = { ...process.env, GOMAXPROCS: '1' };
const passes = (program: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(ROOT, 'node_modules', program), ...args], {
    ...{ cwd: ROOT, stdio: 'inherit', env: ENVIRONMENT },
  }).status === 0;
const oxlint = (...args: string[]) => passes('oxlint/bin/oxlint', '--quiet', ...args);

function readCache(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(TYPED, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}

/** Type-aware rules, for files without a cached pass of themselves and all their imports. */
function passesTyped(asked: readonly string[]): boolean {
  const files = repositoryFiles(ROOT);
  if (files === null) return oxlint('--type-aware', ...asked);
  const before = inputsHash(ROOT, isTyped);
  const inputs = typedInputs(ROOT, files);
  const cached = readCache();
  const wanted = asked.length > 0 ? asked : [...inputs.keys()];
  const stale = wanted.filter((file) => isLinted(file) && cached[file] !== inputs.get(file));
  if (stale.length === 0) return true;
  if (!oxlint('--type-aware', ...stale)) return false;
  const checked = new Set(stale);
  const sound = [...inputs].filter(([file, hash]) => checked.has(file) || cached[file] === hash);
  if (inputsHash(ROOT, isTyped) === before) writeFileSync(TYPED, JSON.stringify(Object.fromEntries(sound)));
  return true;
}

/** ESLint caches results by the content of files and by its settings, but not sufficiently by its plugins. */
function passesOwn(asked: readonly string[]): boolean {
  const files = ['eslint.config.mjs', ...globSync('launcher/linting/*.mjs', { cwd: ROOT }).sort()];
  const settings = [versionsIn(ROOT), ...files.map((file) => contentHash(ROOT, file))].join('\n');
  const isSame = existsSync(ESLINT_SETTINGS) && readFileSync(ESLINT_SETTINGS, 'utf8') === settings;
  if (!isSame) rmSync(ESLINT_CACHE, { force: true });
  writeFileSync(ESLINT_SETTINGS, settings);
  const caching = ['--cache', '--cache-strategy', 'content', '--cache-location', ESLINT_CACHE];
  return passes('eslint/bin/eslint.js', ...caching, ...(asked.length > 0 ? asked : ['.']));
}

const named = process.argv.slice(2);
const missing = named.find((path) => !existsSync(join(ROOT, path)));
if (missing !== undefined) throw new Error(`there is no ${missing}`);
const asked = named
  .flatMap((path) =>
    /\.\w+$/.test(path) ? [path] : globSync(`${path}/**/*.{ts,tsx}`, { cwd: ROOT, exclude: IGNORED }),
  )
  .filter(isLinted);
mkdirSync(cache, { recursive: true });
if (named.length === 0 || asked.length > 0) {
  const answers = [oxlint(...asked) && passesTyped(asked), passesOwn(asked)];
  if (answers.includes(false)) process.exitCode = 1;
}
