import { createServer } from 'node:net';
import { join } from 'node:path';
import { ROOT } from './root.ts';

/** Everything that runs, in the order of the table on the ports in docs/operating.md. */
export const PROCESS_NAMES = ['api', 'mf-sign', 'mf-manager', 'mf-news-space', 'mf-about', 'shell'] as const;
export type ProcessName = (typeof PROCESS_NAMES)[number];
export type SectionName = Extract<ProcessName, `mf-${string}`>;

export const SECTIONS = PROCESS_NAMES.filter((name): name is SectionName => name.startsWith('mf-'));

interface ProcessFacts {
  /** The environment variable that moves its port, and the port without it. */
  portVariable: string;
  defaultPort: number;
  /** Its main file, run by Node directly. */
  main: string;
  /** Answers 200 once it can serve. */
  readyPath: string;
}

export const PROCESSES: Record<ProcessName, ProcessFacts> = {
  api: { portVariable: 'PORT_API', defaultPort: 4000, main: 'api/src/main.ts', readyPath: '/health/ready' },
  'mf-sign': { portVariable: 'PORT_SIGN', defaultPort: 3001, main: 'mf-sign/server.ts', readyPath: '/section.json' },
  'mf-manager': {
    portVariable: 'PORT_MANAGER',
    defaultPort: 3002,
    main: 'mf-manager/server.ts',
    readyPath: '/section.json',
  },
  'mf-news-space': {
    portVariable: 'PORT_NEWS_SPACE',
    defaultPort: 3003,
    main: 'mf-news-space/server.ts',
    readyPath: '/section.json',
  },
  'mf-about': { portVariable: 'PORT_ABOUT', defaultPort: 3004, main: 'mf-about/server.ts', readyPath: '/section.json' },
  shell: { portVariable: 'PORT_SHELL', defaultPort: 3000, main: 'shell/server/main.ts', readyPath: '/main' },
};

export type Environment = Readonly<Record<string, string | undefined>>;

export const portOf = (name: ProcessName, environment: Environment): number =>
  Number(environment[PROCESSES[name].portVariable] ?? PROCESSES[name].defaultPort);

/** What every process is started with: the caller's environment and the defaults of `npm start`. */
export function portalEnvironment(environment: Environment): Record<string, string> {
  const data = environment.PORTAL_DATA ?? join(ROOT, '.data');
  const ports = Object.fromEntries(
    PROCESS_NAMES.map((name) => [PROCESSES[name].portVariable, String(portOf(name, environment))]),
  );
  const given = Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return {
    PORTAL_DEMO: environment.NODE_ENV === 'production' ? '0' : '1',
    ...given,
    ...ports,
    PORTAL_DATA: data,
    PORTAL_REGISTRY: environment.PORTAL_REGISTRY ?? join(data, 'registry.json'),
  };
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/** The processes whose port somebody else holds. */
export async function busyPorts(
  environment: Environment,
): Promise<{ name: ProcessName; port: number; variable: string }[]> {
  const busy = [];
  for (const name of PROCESS_NAMES) {
    const port = portOf(name, environment);
    if (!(await isFree(port))) busy.push({ name, port, variable: PROCESSES[name].portVariable });
  }
  return busy;
}
