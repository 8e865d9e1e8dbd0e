import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One program of the portal that listens on a port: the shell, a section or the API. */
export interface App {
  /** Its folder in the repository and the name of its package: `mf-news-space`. */
  name: string;
  /** Its port, `config.port` of its package.json. */
  port: number;
  /** The setting that moves it to another port: `PORT_NEWS_SPACE`. */
  portVariable: string;
}

const asVariable = (name: string) => name.toUpperCase().replaceAll('-', '_');

/** The app in a folder, by what its package.json says. @throws when no port is declared there. */
export function readApp(folder: string): App {
  const file = join(folder, 'package.json');
  const { name, config } = JSON.parse(readFileSync(file, 'utf8')) as { name: string; config?: { port?: number } };
  if (!config?.port) throw new Error(`${file} declares no config.port`);
  return { name, port: config.port, portVariable: `PORT_${asVariable(name.replace(/^mf-/, ''))}` };
}

/** The port that an app listens on. */
export const portOf = (app: App, environment: NodeJS.ProcessEnv = process.env): number =>
  Number(environment[app.portVariable] ?? app.port);

/** Where an app's server is reached from this machine; in containers `ORIGIN_MF_SIGN` and the like name the host. */
export const originOf = (app: App, environment: NodeJS.ProcessEnv = process.env): string =>
  environment[`ORIGIN_${asVariable(app.name)}`] ?? `http://localhost:${portOf(app, environment)}`;

/** The API as a section's own server knows it, which may be in another repository; elsewhere `API` of `apps.ts`. */
const API_BY_DEFAULT: App = { name: 'api', port: 4000, portVariable: 'PORT_API' };

/** Where a section's own server finds the API. */
export const apiOrigin = (environment: NodeJS.ProcessEnv = process.env): string =>
  originOf(API_BY_DEFAULT, environment);

/** Where a server listens: as `HOST` says, else for this machine alone, at both of its loopback addresses. */
export const hostOf = (environment: Readonly<Record<string, string | undefined>> = process.env): string =>
  environment['HOST'] || 'localhost';
