import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { ROOT } from '../../launcher/root.ts';
import { freePort } from '../faults/harness/freePort.ts';
import { changesIn, copyRepository, installOffline } from './places.ts';

/** A first build without webpack's cache, on a busy machine. */
const BUILD_TIMEOUT_MS = 120_000;
/** Everything that a new team does in its first hour, gate included. */
const TEST_TIMEOUT_MS = 900_000;

test.describe.configure({ mode: 'serial' });

const WISHES = ['mf-example', '--prefix', '/example', '--title', '예시'];

/** Runs a program of the repository's Node in a folder; what it prints is part of the error when it fails. */
const run = (folder: string, args: string[], environment: Record<string, string> = {}) =>
  execFileSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, ...environment },
  });

const bin = (folder: string, path: string) => join(folder, 'node_modules', path);

/** The section's development server, until the returned function is called. */
function startDevelopment(folder: string, modules: string, port: number): () => void {
  const child = spawn(process.execPath, [bin(modules, 'webpack-cli/bin/cli.js'), 'serve', '--mode', 'development'], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, PORT_EXAMPLE: String(port) },
  });
  return () => child.kill('SIGKILL');
}

/** An edit of the page shows without loading it again. */
async function editShows(page: Page, folder: string): Promise<void> {
  const file = join(folder, 'src/welcome/WelcomePage.tsx');
  const source = readFileSync(file, 'utf8');
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  writeFileSync(file, source.replace('새 영역의 첫 화면', '방금 고친 화면'));
  await expect(page.getByText('방금 고친 화면')).toBeVisible();
  writeFileSync(file, source);
  await expect(page.getByText('새 영역의 첫 화면')).toBeVisible();
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
}

/** Runs alone and in the running shell, with hot reload in both. */
async function runsAloneAndInTheShell(page: Page, folder: string, modules: string): Promise<void> {
  const port = await freePort();
  const stop = startDevelopment(folder, modules, port);
  try {
    const own = `http://localhost:${port}`;
    await expect
      .poll(
        () =>
          fetch(`${own}/section.json`).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: BUILD_TIMEOUT_MS },
      )
      .toBe(true);
    await page.goto(`${own}/example/welcome`);
    await expect(page.getByRole('heading', { level: 1, name: '예시 안내' })).toBeVisible();
    await editShows(page, folder);

    await page.goto(`/example/welcome?section.mf-example=${own}`);
    await expect(page.getByRole('heading', { level: 1, name: '예시 안내' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await editShows(page, folder);
  } finally {
    stop();
  }
}

test('a section of this repository builds, tests, runs, and passes the gate', async ({ page }) => {
  test.setTimeout(TEST_TIMEOUT_MS);
  const copy = copyRepository();
  run(copy, [join(copy, 'launcher/newSection.ts'), ...WISHES]);
  expect(changesIn(copy).sort()).toEqual(['docker-compose.yml', 'mf-example/', 'package-lock.json']);

  const folder = join(copy, 'mf-example');
  run(folder, [bin(copy, 'typescript/bin/tsc'), '--noEmit']);
  run(copy, [bin(copy, 'eslint/bin/eslint.js'), 'mf-example']);
  run(copy, [bin(copy, 'prettier/bin/prettier.cjs'), '--check', 'mf-example', 'docker-compose.yml']);
  run(copy, [bin(copy, 'jest/bin/jest.js'), '--selectProjects', 'mf-example']);
  await runsAloneAndInTheShell(page, folder, copy);
  run(copy, [join(copy, 'e2e/gate/gate.ts'), 'mf-example']);
  rmSync(copy, { recursive: true });
});

test('a section in a repository of its own does the same with a packed @portal/shared', async ({ page }) => {
  test.setTimeout(TEST_TIMEOUT_MS);
  const folder = mkdtempSync(join(tmpdir(), 'mf-example-'));
  run(ROOT, [join(ROOT, 'launcher/newSection.ts'), ...WISHES, '--outside', folder]);
  installOffline(folder);

  run(folder, [bin(folder, 'typescript/bin/tsc'), '--noEmit']);
  run(folder, [bin(folder, 'jest/bin/jest.js')]);
  await runsAloneAndInTheShell(page, folder, folder);
  run(folder, [bin(folder, 'webpack-cli/bin/cli.js'), '--mode', 'production']);
  run(ROOT, [join(ROOT, 'e2e/gate/gate.ts'), folder]);
  rmSync(folder, { recursive: true });
});
