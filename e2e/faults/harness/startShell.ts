import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SHELL } from '@portal/shared/federation/apps';
import { portalEnvironment } from '../../../launcher/processes.ts';
import { ROOT } from '../../../launcher/root.ts';
import { SupervisedProcess } from '../../../launcher/supervisor.ts';
import { freePort } from './freePort.ts';
import type { Services } from './Services.ts';

/** A server that has not responded by then never will. */
const START_TIMEOUT_MS = 30_000;
const POLL_MS = 50;
/** A hanging request is repeated. */
const ANSWER_TIMEOUT_MS = 5000;

/** Waits until an address responds with success. @throws with the log lines so far */
export async function untilAnswered(url: string, log: readonly string[]): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < end) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) }).catch(() => null);
    if (answer?.ok) return;
    await pause(POLL_MS);
  }
  throw new Error(`${url} did not answer within ${START_TIMEOUT_MS / 1000} s\n${log.join('\n')}`);
}

/** A process of the portal next to those of the services; it is not restarted. */
export const processOf = (folder: string, main: string, environment: Record<string, string>, log: string[]) =>
  new SupervisedProcess({
    name: folder,
    command: process.execPath,
    args: [join(folder, main)],
    folder,
    environment,
    restart: false,
    onLine: (line) => log.push(line),
  });

/** A running server of the shell. */
export interface RunningShell {
  url: string;
  /** Its log lines so far. */
  log: readonly string[];
  close(): Promise<void>;
}

/** Starts a server of the shell in front of the services, and waits until it responds. */
export async function startShell(
  services: Pick<Services, 'environment'>,
  settings: Readonly<Record<string, string>>,
): Promise<RunningShell> {
  const port = await freePort();
  const environment = portalEnvironment({
    ...process.env,
    ...services.environment,
    ...settings,
    [SHELL.portVariable]: String(port),
  });
  const log: string[] = [];
  const server = processOf(join(ROOT, 'shell'), 'server/main.ts', environment, log);
  const url = `http://localhost:${port}`;
  server.start();
  try {
    await untilAnswered(`${url}/main`, log);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { url, log, close: () => server.stop() };
}
