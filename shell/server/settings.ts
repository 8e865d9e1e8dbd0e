import { join } from 'node:path';
import { API, originOf, portOf, SECTIONS, SHELL } from '@portal/shared/federation/apps';

/** The settings of the shell's server. */
export interface Settings {
  port: number;
  host: string;
  /** Turns off developers' overrides, and tells browsers to stay on https. */
  production: boolean;
  /** Folder of the shell's own build. */
  dist: string;
  /** Folder of the registry, one file an entry. */
  registry: string;
  /** The repository; without a registry it is composed of the sections' builds in it. */
  repository: string;
  apiOrigin: string;
  sectionOrigins: Readonly<Record<string, string>>;
  logLevel: string;
}

const repository = join(import.meta.dirname, '../..');

/** Reads the settings from the environment, with the defaults of a developer's machine. */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const data = environment['PORTAL_DATA'] ?? join(repository, '.data');
  return {
    port: portOf(SHELL, environment),
    host: environment['HOST'] ?? '::',
    production: environment['NODE_ENV'] === 'production',
    dist: join(repository, 'shell/dist'),
    registry: environment['PORTAL_REGISTRY'] ?? join(data, 'registry.d'),
    repository,
    apiOrigin: originOf(API, environment),
    sectionOrigins: Object.fromEntries(SECTIONS.map((section) => [section.name, originOf(section, environment)])),
    logLevel: environment['LOG_LEVEL'] ?? 'warn',
  };
}
