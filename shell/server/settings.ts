import { join } from 'node:path';
import { API, originOf, portOf, SECTIONS, SHELL } from '@portal/shared/federation/apps';

/** The settings of the shell's server. */
export interface Settings {
  port: number;
  host: string;
  /** Turns off developers' overrides, and tells browsers to stay on https. */
  production: boolean;
  /** Folder of the shell's own builds. */
  dist: string;
  /** The registry: a folder with one file an entry, or an http(s) address. */
  registry: string;
  /** Folder of what must outlive a restart: the last good copy of the registry. */
  data: string;
  /** The repository; without a registry it is composed of the sections' builds in it. */
  repository: string;
  /** Names of the sections in the repository. */
  sections: readonly string[];
  apiOrigin: string;
  /** Where sections' own servers are, as the environment says (`ORIGIN_MF_SIGN`), by the section's name. */
  givenOrigins: Readonly<Record<string, string>>;
  /** Where those of this repository are on a developer's machine. */
  localOrigins: Readonly<Record<string, string>>;
  /** Another origin of this server, which serves the postcode service's page; without it there is none. */
  postcodeOrigin: string | null;
  /** URL of the postcode service's script. */
  postcodeService: string;
  logLevel: string;
}

/** The address search of Kakao (formerly Daum). */
const POSTCODE_SERVICE = 'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js';

const repository = join(import.meta.dirname, '../..');

/** `ORIGIN_MF_NEWS_SPACE` is the origin of mf-news-space, of any section, also one that this repository does not have. */
function givenOrigins(environment: NodeJS.ProcessEnv): Record<string, string> {
  const given: Record<string, string> = {};
  for (const [setting, origin] of Object.entries(environment)) {
    const name = /^ORIGIN_(MF_[A-Z0-9_]+)$/.exec(setting)?.[1];
    if (name && origin) given[name.toLowerCase().replaceAll('_', '-')] = origin;
  }
  return given;
}

/** Reads the settings from the environment, with the defaults of a developer's machine. */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const data = environment['PORTAL_DATA'] ?? join(repository, '.data');
  return {
    port: portOf(SHELL, environment),
    host: environment['HOST'] ?? '::',
    production: environment['NODE_ENV'] === 'production',
    dist: join(repository, 'shell/dist'),
    registry: environment['PORTAL_REGISTRY'] ?? join(data, 'registry.d'),
    data,
    repository,
    sections: SECTIONS.map(({ name }) => name),
    apiOrigin: originOf(API, environment),
    givenOrigins: givenOrigins(environment),
    localOrigins: Object.fromEntries(
      SECTIONS.map((section) => [section.name, `http://localhost:${portOf(section, environment)}`]),
    ),
    postcodeOrigin: environment['POSTCODE_ORIGIN'] ? new URL(environment['POSTCODE_ORIGIN']).origin : null,
    postcodeService: environment['POSTCODE_SERVICE'] || POSTCODE_SERVICE,
    logLevel: environment['LOG_LEVEL'] ?? 'warn',
  };
}
