import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const LOOK_AGAIN_MS = 20;
/** Clock ticks of `/proc` per second, the same on every Linux machine. */
const TICKS_PER_SECOND = 100;

interface ApiOptions {
  port: number;
  /** Undefined: the embedded database in a new folder. */
  databaseUrl: string | undefined;
  environment?: Record<string, string>;
  /** Options of Node itself. */
  nodeOptions?: readonly string[];
  /** Default: a new folder, removed at the end. */
  dataFolder?: string;
  /** Receives every line of its log. */
  onLine?: (line: string) => void;
}

export type ApiProcess = Awaited<ReturnType<typeof startApiProcess>>;

/** Starts the API in a separate process, as its operators do, and waits until it responds. */
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
      // As in `npm start`.
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
    /** Duration until it was ready. */
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

/** Waits until a local server reports that it is ready. */
export async function untilReady(port: number, isRunning: () => boolean): Promise<void> {
  while (isRunning()) {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  throw new Error('a server ended before it was ready');
}

/** Resources used by a process: seconds of CPU time, current and peak memory in MB. Linux only. */
export function usageOf(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (line: string) => Number(new RegExp(`${line}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  // After the name in brackets, which may contain spaces, the state is field 3 and the times are fields 14 and 15.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const seconds = (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  return { seconds, residentMb: megabytes('VmRSS'), peakMb: megabytes('VmHWM') };
}
