import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { generationOf } from '@portal/shared/section/generation';
import { SECTION_MANIFEST_FILE, sectionBuild, SHELL_MANIFEST_FILE } from '@portal/shared/section/registry';
import { buildChanged } from '../../launcher/builds.ts';
import { SECTION_NAMES } from '../../launcher/processes.ts';
import { ROOT } from '../../launcher/root.ts';
import { buildNext, MOVING, nextFolder, nextSection, nextShell } from './nextGeneration.ts';

// Moves one section to the next generation of shared modules, all others stay: npm run generations
// With another React, from the npm registry: npm run generations -- --react 20.0.0
// Without the gate, which takes minutes: npm run generations -- --without-gate; with existing builds: --built

const { values } = parseArgs({
  options: { react: { type: 'string' }, 'without-gate': { type: 'boolean' }, built: { type: 'boolean' } },
});

const readText = (...path: string[]) => readFileSync(join(...path), 'utf8');

/** Identifies a build by the digest of its record, which contains the integrity of its files. */
const digestOf = (record: string) => createHash('sha256').update(readFileSync(record)).digest('hex').slice(0, 12);
const todays = () =>
  [
    ...SECTION_NAMES.map((name) => join(ROOT, name, 'dist', SECTION_MANIFEST_FILE)),
    join(ROOT, 'shell/dist', SHELL_MANIFEST_FILE),
  ].map(digestOf);

/** Brotli size of the shell's first file, by its record. */
function firstFileBytes(record: string): number {
  const { template } = JSON.parse(readText(record)) as { template: string };
  const [main = ''] = /main\.\w+\.js/.exec(readText(dirname(record), template)) ?? [];
  return statSync(join(dirname(record), 'assets', `${main}.br`)).size;
}

/** Brotli size of the scripts in a section's build. */
function sectionBytes(record: string): number {
  const { integrity } = v.parse(sectionBuild, JSON.parse(readText(record)));
  const scripts = Object.keys(integrity).filter((file) => file.endsWith('.js'));
  return scripts.reduce((bytes, file) => bytes + statSync(join(dirname(record), `${file}.br`)).size, 0);
}

const generationIn = (record: string) => generationOf(v.parse(sectionBuild, JSON.parse(readText(record))).builtAgainst);

function run(...parts: string[]): void {
  const { status } = spawnSync(process.execPath, parts, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}

await buildChanged();
const before = todays();
const startedAt = Date.now();
if (!values.built) buildNext(values.react ?? null);
const builtIn = Date.now() - startedAt;
const config = join(ROOT, 'e2e/generations/playwright.config.ts');
run(join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test', '--config', config);
if (!values['without-gate']) run(join(ROOT, 'e2e/gate/gate.ts'), join(nextFolder(), MOVING), '--shell', nextShell());

const ownSection = join(ROOT, MOVING, 'dist', SECTION_MANIFEST_FILE);
const ownShell = join(ROOT, 'shell/dist', SHELL_MANIFEST_FILE);
const isUnmoved = todays().join() === before.join();
if (!isUnmoved) process.exitCode = 1;
console.log(`
${generationIn(ownSection)}: first file ${firstFileBytes(ownShell)} bytes, ${MOVING} ${sectionBytes(ownSection)}
${generationIn(nextSection())}: first file ${firstFileBytes(nextShell())} bytes, ${MOVING} ${sectionBytes(nextSection())}
builds of today ${isUnmoved ? 'unmoved' : 'CHANGED'}: ${globSync('mf-*/dist/section.json', { cwd: ROOT }).length} sections, the shell
built in ${(builtIn / 1000).toFixed(0)} s; all in ${((Date.now() - startedAt) / 1000).toFixed(0)} s`);
