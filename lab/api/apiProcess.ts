import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const LOOK_AGAIN_MS = 20;
/** Clock ticks of `/proc` in a second, as Linux counts them on every machine. */
const TICKS_PER_SECOND = 100;

interface ApiOptions {
  port: number;
  /** The embedded database in a new folder where none is named. */
  databaseUrl: string | undefined;
  environment?: Record<string, string>;
  /** Of Node itself. */
  nodeOptions?: readonly string[];
  /** Instead of a new one, which is removed at the end. */
  dataFolder?: string;
  /** Gets every line of its log. */
  onLine?: (line: string) => void;
}

export type ApiProcess = Awaited<ReturnType<typeof startApiProcess>>;

/** Starts the API as its operators do, in a process of its own, and waits until it answers. */
export async function startApiProcess({
  port,
  databaseUrl,
  environment,
  nodeOptions = [],
  dataFolder,
  onLine,
}: ApiOptions) {
  const folder = dataFolder ?? mkdtempSync(join(tmpdir(), 'portal-measure-'));
  const { DATABASE_URL: _other, ...inherited } = process.env;
  const child = spawn(process.execPath, [...nodeOptions, join(import.meta.dirname, '../../api/src/main.ts')], {
    env: {
      ...inherited,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      // As `npm start` has it.
      NODE_COMPILE_CACHE: join(import.meta.dirname, '../../.cache/compiled'),
      PORTAL_DEMO: '1',
      PORTAL_DATA: folder,
      PORT_API: String(port),
      LOG_LEVEL: 'warn',
      CALLS_PER_MINUTE: '100000000',
      ...environment,
    },
    stdio: ['ignore', onLine ? 'pipe' : 'ignore', 'inherit'],
  });
  if (child.stdout && onLine) createInterface(child.stdout).on('line', onLine);
  const began = performance.now();
  await untilReady(port, () => child.exitCode === null);
  return {
    port,
    /** Until it was ready. */
    startedInMs: performance.now() - began,
    usage: () => usageOf(child.pid ?? 0),
    pid: child.pid ?? 0,
    async stop() {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
      if (dataFolder === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until a server on this machine says that it is ready. */
export async function untilReady(port: number, isRunning: () => boolean): Promise<void> {
  while (isRunning()) {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  throw new Error('a server ended before it was ready');
}

/** What a process has used so far: seconds of processor time, and MB of memory now and at most; on Linux. */
export function usageOf(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (line: string) => Number(new RegExp(`${line}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  // Behind the name in brackets, which may have blanks, the state is field 3; times are fields 14 and 15.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const seconds = (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  return { seconds, residentMb: megabytes('VmRSS'), peakMb: megabytes('VmHWM') };
}
