import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Program of the portal with a port: the shell, a section or the API. */
export interface App {
  /** Folder in the repository and package name: `mf-news-space`. */
  name: string;
  /** Port: `config.port` of its package.json. */
  port: number;
  /** Environment variable that overrides the port: `PORT_NEWS_SPACE`. */
  portVariable: string;
}

const asVariable = (name: string) => name.toUpperCase().replaceAll('-', '_');

/** Reads an app from the package.json of a folder. @throws if it declares no port. */
export function readApp(folder: string): App {
  const file = join(folder, 'package.json');
  const { name, config } = JSON.parse(readFileSync(file, 'utf8')) as { name: string; config?: { port?: number } };
  if (!config?.port) throw new Error(`${file} declares no config.port`);
  return { name, port: config.port, portVariable: `PORT_${asVariable(name.replace(/^mf-/, ''))}` };
}

/** Port on which an app listens. */
export const portOf = (app: App, environment: NodeJS.ProcessEnv = process.env): number =>
  Number(environment[app.portVariable] ?? app.port);

/**
 * Origin of an app's server as seen from this machine; in containers, variables such as `ORIGIN_MF_SIGN` name the host.
 */
export const originOf = (app: App, environment: NodeJS.ProcessEnv = process.env): string =>
  environment[`ORIGIN_${asVariable(app.name)}`] ?? `http://localhost:${portOf(app, environment)}`;

/** API for a section's own server, which may be in another repository; elsewhere, use `API` of `apps.ts`. */
const API_BY_DEFAULT: App = { name: 'api', port: 4000, portVariable: 'PORT_API' };

/** Origin of the API for a section's own server. */
export const apiOrigin = (environment: NodeJS.ProcessEnv = process.env): string =>
  originOf(API_BY_DEFAULT, environment);

/** Host on which a server listens: `HOST`, or by default both loopback addresses of this machine. */
export const hostOf = (environment: Readonly<Record<string, string | undefined>> = process.env): string =>
  environment['HOST'] || 'localhost';
