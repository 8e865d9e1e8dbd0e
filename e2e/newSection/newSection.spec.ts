import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { API, originOf, SHELL } from '@portal/shared/federation/apps';
import { ROOT } from '../../launcher/root.ts';
import { freePort } from '../faults/harness/freePort.ts';
import { JOURNEY_PORTS } from '../ports.ts';
import { changesIn, copyRepository, installOffline } from './workspaces.ts';

/** A first build without webpack's cache, on a busy machine. */
const BUILD_TIMEOUT_MS = 120_000;

test.describe.configure({ mode: 'serial' });

const WISHES = ['mf-example', '--prefix', '/example', '--title', '예시'];

/** Runs a program with the repository's Node in a folder; an error contains its output. */
function run(folder: string, args: string[], environment: Record<string, string> = {}): string {
  const env = { ...process.env, ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env });
  if (status !== 0) throw new Error([args.join(' '), stdout, stderr].join('\n'));
  return stdout;
}

const bin = (folder: string, path: string) => join(folder, 'node_modules', path);

/** Starts the section's development server; the returned function stops it. */
function startDevelopment(folder: string, modules: string, port: number): () => void {
  const child = spawn(process.execPath, [bin(modules, 'webpack-cli/bin/cli.js'), 'serve', '--mode', 'development'], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, PORT_EXAMPLE: String(port) },
  });
  return () => child.kill('SIGKILL');
}

/** All checks but the faults, which take minutes and are the same for every section. */
const passesGate = (folder: string) => run(ROOT, [join(ROOT, 'e2e/gate/gate.ts'), folder, '--without', 'faults']);

/** A section under development, and its address in a development shell. */
interface Development {
  folder: string;
  /** The repository with its packages. */
  modules: string;
  port: number;
  inShell: string;
}

const answers = (url: string) =>
  expect
    .poll(
      () =>
        fetch(url).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: BUILD_TIMEOUT_MS },
    )
    .toBe(true);

/** Expects that an edit of the page is shown, without a reload if the page has a development build of React. */
async function editShows(page: Page, folder: string, staysOpen: boolean): Promise<void> {
  const file = join(folder, 'src/welcome/WelcomePage.tsx');
  const source = readFileSync(file, 'utf8');
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  writeFileSync(file, source.replace('새 영역의 첫 화면', '방금 고친 화면'));
  await expect(page.getByText('방금 고친 화면')).toBeVisible();
  writeFileSync(file, source);
  await expect(page.getByText('새 영역의 첫 화면')).toBeVisible();
  expect(await page.evaluate(() => 'samePage' in window)).toBe(staysOpen);
}

/** Address at which a portal outside production shows the section from its development server. */
const shownBy = (portal: string, port: number) =>
  `${portal}/example/welcome?section.mf-example=http://localhost:${port}`;

/**
 * Expects that the section works alone, at `inShell` in a development shell, and in a deployed portal, with edits shown
 * in all three.
 */
async function runsAloneAndInTheShell(page: Page, { folder, modules, port, inShell }: Development): Promise<void> {
  const stop = startDevelopment(folder, modules, port);
  try {
    const own = `http://localhost:${port}`;
    await answers(`${own}/section.json`);
    const deployed = shownBy(originOf(SHELL, JOURNEY_PORTS), port);
    for (const [address, staysOpen] of [
      [`${own}/example/welcome`, true],
      [inShell, true],
      [deployed, false],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: '예시 안내' })).toBeVisible();
      await editShows(page, folder, staysOpen);
    }
    await expect(page.getByRole('contentinfo')).toBeVisible();
  } finally {
    stop();
  }
}

let copy: string;
let shell: { url: string; sectionPort: number; stop(): void };

test.beforeAll(async () => {
  copy = copyRepository('new-section/portal');
  run(copy, [join(copy, 'launcher/newSection.ts'), ...WISHES]);
  run(join(copy, 'shell'), [bin(copy, 'webpack-cli/bin/cli.js'), '--mode', 'development']);
  const [port, sectionPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, [join(copy, 'shell/server/main.ts')], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT_SHELL: String(port),
      PORT_EXAMPLE: String(sectionPort),
      PORTAL_DATA: join(copy, '.data'),
      ORIGIN_API: originOf(API, JOURNEY_PORTS),
    },
  });
  shell = { url: `http://localhost:${port}`, sectionPort, stop: () => child.kill('SIGKILL') };
  await answers(`${shell.url}/health`);
});
test.afterAll(() => {
  shell.stop();
  rmSync(copy, { recursive: true });
});

test('a section of this repository builds, tests, runs, and passes the gate', async ({ page }) => {
  const folder = join(copy, 'mf-example');
  expect(changesIn(copy).sort()).toEqual(['docker-compose.yml', 'mf-example/', 'package-lock.json']);
  run(folder, [bin(copy, 'typescript/bin/tsc'), '--noEmit']);
  run(copy, [join(copy, 'launcher/lint.ts'), 'mf-example']);
  run(copy, [bin(copy, 'oxfmt/bin/oxfmt'), '--check', 'mf-example', 'docker-compose.yml']);
  run(copy, [bin(copy, 'jest/bin/jest.js'), '--selectProjects', 'mf-example']);
  const inShell = `${shell.url}/example/welcome`;
  await runsAloneAndInTheShell(page, { folder, modules: copy, port: shell.sectionPort, inShell });
  run(folder, [bin(copy, 'webpack-cli/bin/cli.js'), '--mode', 'production']);
  passesGate(folder);
});

test('a section in a repository of its own does the same with a packed @portal/shared', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'mf-example-'));
  run(ROOT, [join(ROOT, 'launcher/newSection.ts'), ...WISHES, '--outside', folder]);
  installOffline(folder);
  run(folder, [bin(folder, 'typescript/bin/tsc'), '--noEmit']);
  run(folder, [bin(folder, 'jest/bin/jest.js')]);
  const port = await freePort();
  const inShell = shownBy(shell.url, port);
  await runsAloneAndInTheShell(page, { folder, modules: folder, port, inShell });
  expect(() => passesGate(folder)).toThrow('has the record of npm run dev');
  run(folder, [bin(folder, 'webpack-cli/bin/cli.js'), '--mode', 'production']);
  passesGate(folder);
  rmSync(folder, { recursive: true });
});
