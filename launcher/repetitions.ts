import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { log } from './output.ts';
import { ROOT } from './root.ts';

/** Two places of the product with the same code. */
export interface Repetition {
  lines: number;
  one: string;
  other: string;
}

/**
 * Not among the dependencies: it brings 120 packages for `npm run figures` only. Version 5 is a separate program for
 * each kind of machine, and not every registry has its packages.
 */
const VERSION = '4.3.0';
const FOLDER = join(ROOT, '.cache/jscpd', VERSION);
const PROGRAM = join(FOLDER, 'node_modules/jscpd/bin/jscpd');
/** Tokens of a repetition; about seven lines. */
const MIN_TOKENS = 55;
const NOT_THE_PRODUCT = [
  '**/node_modules/**',
  '**/dist/**',
  ...['test', 'spec', 'stories'].flatMap((kind) => [`**/*.${kind}.ts`, `**/*.${kind}.tsx`]),
  '**/testing/**',
  '**/gallery/**',
  'e2e/**',
];

interface Place {
  name: string;
  start: number;
}
interface Report {
  statistics: { total: { percentage: number } };
  duplicates: { lines: number; firstFile: Place; secondFile: Place }[];
}

/** Finds repeated code in the product with jscpd, the longest first; `share` is the percentage of its lines. */
export function findRepetitions(
  repository: string,
  folders: readonly string[],
): { share: number; repetitions: Repetition[] } {
  install();
  const output = mkdtempSync(join(tmpdir(), 'portal-repetitions-'));
  try {
    const parts = ['--min-tokens', String(MIN_TOKENS), '--format', 'typescript,tsx', '--silent'];
    const found = ['--ignore', NOT_THE_PRODUCT.join(','), '--reporters', 'json', '--output', output];
    execFileSync(process.execPath, [PROGRAM, ...parts, ...found, ...folders], { cwd: repository });
    return readReport(readFileSync(join(output, 'jscpd-report.json'), 'utf8'));
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

function readReport(text: string) {
  const { statistics, duplicates } = JSON.parse(text) as Report;
  const at = ({ name, start }: Place) => `${name}:${start}`;
  return {
    share: statistics.total.percentage,
    repetitions: duplicates
      .map(({ lines, firstFile, secondFile }) => ({ lines, one: at(firstFile), other: at(secondFile) }))
      .sort((one, other) => other.lines - one.lines),
  };
}

function install() {
  if (existsSync(PROGRAM)) return;
  log('figures', 'installing jscpd, half a minute the first time …');
  const parts = ['install', '--prefix', FOLDER, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  execFileSync('npm', [...parts, `jscpd@${VERSION}`]);
}
