import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { SectionEntry } from '../section/registry.ts';
import { WEBPACK, writeSample } from './testing/sampleSection.ts';

// A development server of a section, outside this repository, that puts its builds live in a registry.

jest.setTimeout(120_000);

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

let folder: string;
let entryFile: string;
let server: ChildProcess;
beforeAll(async () => {
  folder = writeSample('edited');
  entryFile = join(folder, '../registry.d/mf-sample.json');
  server = spawn(process.execPath, [WEBPACK, 'serve', '--mode', 'development'], {
    cwd: folder,
    env: { ...process.env, PORTAL_DEVELOPED_ENTRY: entryFile, PORT_SAMPLE: String(await freePort()) },
    stdio: 'ignore',
  });
});
afterAll(async () => {
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill();
  await gone;
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

/** The entry, once it has this page. */
async function entryWith(path: string): Promise<SectionEntry> {
  for (;;) {
    const entry = existsSync(entryFile) && (JSON.parse(readFileSync(entryFile, 'utf8')) as SectionEntry);
    if (entry && entry.current.pages.some((page) => page.path === path)) return entry;
    await pause(50);
  }
}

test('a row that is added to the table is live without a restart, and no production build is touched', async () => {
  const first = await entryWith('/sample/one');
  expect(first).toMatchObject({ name: 'mf-sample', previous: null, canary: null, current: { id: 'development' } });
  const table = join(folder, 'src/section.ts');
  const row = "{ path: '/sample/three', title: '셋', load: () => import('./OnePage.tsx') },";
  writeFileSync(table, readFileSync(table, 'utf8').replace('pages: [', `pages: [${row}`));
  const { current } = await entryWith('/sample/three');
  expect(current.files['/sample/three']?.scripts).not.toEqual([]);
  expect(existsSync(join(folder, 'dist'))).toBe(false);
});
