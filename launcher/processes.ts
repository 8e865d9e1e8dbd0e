import { join } from 'node:path';
import { API, portOf, SECTIONS, SHELL, type App } from '@portal/shared/federation/apps';
import { ROOT } from './root.ts';

/** A program of the portal, and the way to run it. */
export interface Process extends App {
  /** Its main file, run by Node directly. */
  main: string;
  /** Returns 200 once it can serve. */
  readyPath: string;
}

/** All processes, in starting order. */
export const PROCESSES: readonly Process[] = [
  { ...API, main: 'api/src/main.ts', readyPath: '/health/ready' },
  ...SECTIONS.map((section) => ({ ...section, main: `${section.name}/server.ts`, readyPath: '/section.json' })),
  { ...SHELL, main: 'shell/server/main.ts', readyPath: '/main' },
];
export const PROCESS_NAMES = PROCESSES.map(({ name }) => name);
export const SECTION_NAMES = SECTIONS.map(({ name }) => name);

export type Environment = Readonly<Record<string, string | undefined>>;

/** Environment of every process: the caller's, and the defaults of `npm start`. */
export function portalEnvironment(environment: Environment): Record<string, string> {
  const data = environment.PORTAL_DATA ?? join(ROOT, '.data');
  const ports = Object.fromEntries(PROCESSES.map((app) => [app.portVariable, String(portOf(app, environment))]));
  const given = Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const demo = environment.PORTAL_DEMO ?? (environment.NODE_ENV === 'production' ? '0' : '1');
  return {
    PORTAL_DEMO: demo,
    // A demo is for this machine only.
    ...(demo === '1' && { HOST: 'localhost' }),
    // Node's compile cache, which saves half of the API's starting time.
    NODE_COMPILE_CACHE: join(ROOT, '.cache', 'compiled'),
    ...given,
    ...ports,
    PORTAL_DATA: data,
    PORTAL_REGISTRY: environment.PORTAL_REGISTRY ?? join(data, 'registry.d'),
  };
}
