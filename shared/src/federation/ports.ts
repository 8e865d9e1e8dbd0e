/** The environment value that moves each server's port, and the port without it. */
const PORTS = {
  shell: ['PORT_SHELL', 3000],
  'mf-sign': ['PORT_SIGN', 3001],
  'mf-manager': ['PORT_MANAGER', 3002],
  'mf-news-space': ['PORT_NEWS_SPACE', 3003],
  'mf-about': ['PORT_ABOUT', 3004],
  api: ['PORT_API', 4000],
} as const satisfies Record<string, readonly [string, number]>;

export type AppName = keyof typeof PORTS;
export const SECTION_NAMES = ['mf-sign', 'mf-manager', 'mf-news-space', 'mf-about'] as const satisfies AppName[];
export type SectionName = (typeof SECTION_NAMES)[number];

/** The port that an app listens on. */
export function portOf(app: AppName, environment: NodeJS.ProcessEnv = process.env): number {
  const [variable, standard] = PORTS[app];
  return Number(environment[variable] ?? standard);
}

/** Where an app's server is reached from this machine; `ORIGIN_MF_SIGN` and the like say otherwise in containers. */
export function originOf(app: AppName, environment: NodeJS.ProcessEnv = process.env): string {
  const named = environment[`ORIGIN_${app.toUpperCase().replaceAll('-', '_')}`];
  return named ?? `http://localhost:${portOf(app, environment)}`;
}
