import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restartPause, SupervisedProcess } from './supervisor.ts';
import { gone } from './testing/gone.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-supervisor-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A small program with its recorded lines. */
function program(source: string, restart = true) {
  const file = join(folder, 'program.mjs');
  writeFileSync(file, source);
  const waiting: { wanted: string; resolve(): void }[] = [];
  const heard: string[] = [];
  const supervised = new SupervisedProcess({
    name: 'program',
    command: process.execPath,
    args: [file],
    folder,
    environment: { PATH: process.env.PATH ?? '' },
    restart,
    onLine: (line) => {
      heard.push(line);
      for (const { wanted, resolve } of waiting) if (line.includes(wanted)) resolve();
    },
  });
  const hears = (wanted: string) => new Promise<void>((resolve) => waiting.push({ wanted, resolve }));
  return { supervised, heard, hears };
}

beforeEach(() => jest.spyOn(console, 'log').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('pauses grow from half a second to half a minute', () => {
  expect([0, 1, 2, 10].map(restartPause)).toEqual([500, 1000, 2000, 30_000]);
});

test('a crashed process is restarted', async () => {
  const counter = join(folder, 'runs');
  writeFileSync(counter, '');
  const { supervised, hears } = program(`
    import { appendFileSync, readFileSync } from 'node:fs';
    appendFileSync(${JSON.stringify(counter)}, 'x');
    if (readFileSync(${JSON.stringify(counter)}, 'utf8').length < 2) process.exit(1);
    console.log('second run');
    setInterval(() => {}, 1000);
  `);
  const second = hears('second run');
  supervised.start();
  await second;
  await supervised.stop();
  expect(readFileSync(counter, 'utf8')).toBe('xx');
});

test('stopping ends the process and its children, and restarts nothing', async () => {
  const { supervised, heard, hears } = program(`
    import { spawn } from 'node:child_process';
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    console.log('child ' + child.pid);
    setInterval(() => {}, 1000);
  `);
  const up = hears('child');
  supervised.start();
  await up;
  const child = Number(heard[0]?.split(' ')[1]);
  await supervised.stop();
  expect(() => process.kill(supervised.pid ?? 0, 0)).toThrow();
  await expect(gone(child)).resolves.toBe(true);
});
