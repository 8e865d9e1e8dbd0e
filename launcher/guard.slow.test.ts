import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eachLine } from './output.ts';
import { ROOT } from './root.ts';
import { gone } from './testing/gone.ts';

const launcher = (file: string) => JSON.stringify(join(ROOT, 'launcher', file));

/** The roles of npm, bootstrap.mjs and start.ts, each in as few lines as possible. */
const PROGRAMS = {
  'npm.mjs': `
    import { spawn } from 'node:child_process';
    const env = { ...process.env, npm_lifecycle_event: 'start' };
    spawn(process.execPath, ['bootstrap.mjs'], { env, stdio: 'inherit' });`,
  'bootstrap.mjs': `
    import { runGuarded } from ${launcher('guard.mjs')};
    console.log('bootstrap ' + process.pid);
    runGuarded(process.execPath, ['start.ts'], { cwd: process.cwd(), env: process.env });`,
  'start.ts': `
    import { whenGuardIsGone } from ${launcher('guarded.ts')};
    import { SupervisedProcess } from ${launcher('supervisor.ts')};
    console.log('start ' + process.pid);
    const app = new SupervisedProcess({ name: 'app', command: process.execPath, args: ['app.mjs'], folder: process.cwd(),
      environment: {}, restart: true, onLine: (line: string) => console.log(line) });
    const stop = () => void app.stop().then(() => process.exit(0));
    process.on('SIGTERM', stop);
    whenGuardIsGone(stop);
    app.start();`,
  'app.mjs': `
    console.log('app ' + process.pid);
    setInterval(() => {}, 1000);`,
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-guard-'));
  for (const [file, source] of Object.entries(PROGRAMS)) writeFileSync(join(folder, file), source);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts them all, and returns the process id of each by name. */
async function startAll(): Promise<Map<string, number>> {
  const npm = spawn(process.execPath, ['npm.mjs'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const processes = new Map([['npm', npm.pid ?? 0]]);
  await new Promise<void>((resolve) =>
    eachLine(npm.stdout, (line) => {
      const [name = '', pid] = line.split(' ');
      processes.set(name, Number(pid));
      if (name === 'app') resolve();
    }),
  );
  return processes;
}

test.each([
  ['npm', 'SIGKILL'],
  ['bootstrap', 'SIGTERM'],
  ['bootstrap', 'SIGKILL'],
  ['start', 'SIGTERM'],
  ['start', 'SIGKILL'],
] as const)('when %s gets %s, nothing is left running', async (name, signal) => {
  const processes = await startAll();
  process.kill(processes.get(name) ?? 0, signal);
  for (const pid of processes.values()) await expect(gone(pid)).resolves.toBe(true);
});
