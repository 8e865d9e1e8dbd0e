import { join } from 'node:path';
import { API, originOf, portOf, SECTIONS, SHELL } from '@portal/shared/federation/apps';

/** What the environment says to the shell's server. */
export interface Settings {
  port: number;
  host: string;
  /** In production nobody can point a section at another build. */
  production: boolean;
  /** Where the shell's own build is. */
  dist: string;
  registryFile: string;
  /** The repository, whose sections' builds are composed to a registry when there is no file. */
  repository: string;
  apiOrigin: string;
  sectionOrigins: Readonly<Record<string, string>>;
  logLevel: string;
}

const repository = join(import.meta.dirname, '../..');

export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const data = environment['PORTAL_DATA'] ?? join(repository, '.data');
  return {
    port: portOf(SHELL, environment),
    host: environment['HOST'] ?? '::',
    production: environment['NODE_ENV'] === 'production',
    dist: join(repository, 'shell/dist'),
    registryFile: environment['PORTAL_REGISTRY'] ?? join(data, 'registry.json'),
    repository,
    apiOrigin: originOf(API, environment),
    sectionOrigins: Object.fromEntries(SECTIONS.map((section) => [section.name, originOf(section, environment)])),
    logLevel: environment['LOG_LEVEL'] ?? 'warn',
  };
}
