import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { busyPorts } from '../../launcher/busyPorts.ts';
import { Portal, type PortalOptions } from '../../launcher/portal.ts';
import { portalEnvironment, PROCESS_NAMES } from '../../launcher/processes.ts';
import { ROOT } from '../../launcher/root.ts';
import { FAULT_PORTS } from '../ports.ts';

const REGISTER = 'shell/server/register.ts';
const START_TIMEOUT_MS = 120_000;

interface OwnPortalOptions {
  /** Ports and other settings. */
  environment?: Record<string, string>;
  /** Arguments of Node for a process, instead of its main file. */
  argumentsOf?: PortalOptions['argumentsOf'];
  /** Receives every line that its processes write. */
  onLine?(name: string, line: string): void;
}

interface OwnPortal {
  portal: Portal;
  /** Folder of its registry. */
  registry: string;
  /** Changes its registry: `shell/server/register.ts` with these options. */
  register(...options: string[]): Promise<void>;
  /** Runs Node in the repository with the portal's settings. @returns its output */
  run(...parts: string[]): Promise<string>;
  close(): Promise<void>;
}

/** A portal that a test may break, with a new database. Crashed processes stay down until the test starts them. */
export async function startOwnPortal({
  environment: own = FAULT_PORTS,
  argumentsOf,
  onLine = () => undefined,
}: OwnPortalOptions = {}): Promise<OwnPortal> {
  const data = mkdtempSync(join(tmpdir(), 'portal-faults-'));
  const registry = join(data, 'registry.d');
  const environment = { ...process.env, ...own, PORTAL_DATA: data, PORTAL_REGISTRY: registry };
  // A leftover process would respond in its place.
  const busy = (await busyPorts(environment)).map(({ name, port }) => `port ${port} of ${name}`);
  if (busy.length > 0) throw new Error(`${busy.join(', ')}: taken by another program`);
  const portal = new Portal({ environment, restart: false, onLine, ...(argumentsOf && { argumentsOf }) });
  portal.start('api');
  await portal.register();
  portal.start(...PROCESS_NAMES.filter((name) => name !== 'api'));
  await portal.ready(PROCESS_NAMES, START_TIMEOUT_MS);
  const run = async (...parts: string[]) => {
    const env = portalEnvironment(environment);
    return (await promisify(execFile)(process.execPath, parts, { cwd: ROOT, env })).stdout;
  };
  return {
    portal,
    register: async (...options) => {
      await run(REGISTER, ...options);
    },
    run,
    registry,
    close: async () => {
      await portal.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
