import { join } from 'node:path';
import { API, hostOf, originOf, portOf, SECTIONS, SHELL } from '@portal/shared/federation/apps';
import type { TracingSettings } from '@portal/shared/tracing/tracing';
import { PAGE_TIMEOUT_MS } from './rendering/RenderedPages.ts';
import { RENDERING_MEGABYTES } from './rendering/RenderingProcesses.ts';

/** The settings of the shell's server. */
export interface Settings {
  port: number;
  host: string;
  /** Of its metrics, which visitors do not reach; null where nobody reads them. */
  metricsPort: number | null;
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
  /** The same of all that are registered, with `*` in place of the name: `http://*:3000` in containers. */
  originOfSections: string | null;
  /** Where those of this repository are on a developer's machine. */
  localOrigins: Readonly<Record<string, string>>;
  /** The origin under which visitors see the portal: the beginning of every absolute address. */
  portalOrigin: string;
  /** Another origin of this server, which serves the pages of third parties' services; without it there are none. */
  postcodeOrigin: string | null;
  /** URL of the postcode service's script. */
  postcodeService: string;
  /** Which the map service has given to that origin; without it there is no map. It is no secret: browsers send it. */
  mapKey: string | null;
  /** URL of the map service's script. */
  mapService: string;
  /** The store and its channel at the identity service; without them there is no page for it. They are no secrets. */
  identity: { store: string; channel: string } | null;
  /** URL of the identity service's script. */
  identityService: string;
  /** Sections whose pages browsers render, not this server; `all` for all of them, and for the shell's own. */
  renderedByBrowsers: readonly string[];
  /** Origin of the program that renders pages (`renderer.ts`); null when processes that this server starts do. */
  rendererUrl: string | null;
  /** MB that all processes which render may have together. */
  renderingMegabytes: number;
  /** How long a visitor waits for a rendered page before the browser renders it. */
  pageTimeoutMs: number;
  /** Whether this server ends canaries that are worse; it counts and says what it finds in any case. */
  endsCanaries: boolean;
  logLevel: string;
  traces: TracingSettings;
}

/** The address search of Kakao (formerly Daum). */
const POSTCODE_SERVICE = 'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js';
/** Kakao's maps. */
const MAP_SERVICE = 'https://dapi.kakao.com/v2/maps/sdk.js';

/** PortOne, version 2. */
const IDENTITY_SERVICE = 'https://cdn.portone.io/v2/browser-sdk.js';

/** Of all traces; each that is recorded costs as much as the call itself. The API has the same. */
const TRACES_SHARE = 0.01;

const repository = join(import.meta.dirname, '../..');

/** Names with commas between them. */
const namesIn = (text = ''): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** `ORIGIN_MF_NEWS_SPACE` is the origin of mf-news-space; also of sections that this repository does not have. */
function givenOrigins(environment: NodeJS.ProcessEnv): Record<string, string> {
  const given: Record<string, string> = {};
  for (const [setting, origin] of Object.entries(environment)) {
    const name = /^ORIGIN_(MF_[A-Z0-9_]+)$/.exec(setting)?.[1];
    if (name && origin) given[name.toLowerCase().replaceAll('_', '-')] = origin;
  }
  return given;
}

/**
 * The first of `PORTAL_ORIGINS`, as for the API.
 * @throws in production, a demo aside, when it is missing: search engines would learn the addresses of a developer's
 * machine.
 */
function portalOrigin(environment: NodeJS.ProcessEnv): string {
  const [given] = namesIn(environment['PORTAL_ORIGINS'] || environment['PORTAL_ORIGIN']);
  if (given) return new URL(given).origin;
  if (environment['NODE_ENV'] === 'production' && environment['PORTAL_DEMO'] !== '1')
    throw new Error('Setting PORTAL_ORIGINS is missing: see docs/operating.md');
  return `http://localhost:${portOf(SHELL, environment)}`;
}

/** Where things are on this machine. */
export function readPlaces(
  environment: NodeJS.ProcessEnv = process.env,
): Pick<Settings, 'dist' | 'registry' | 'data' | 'repository'> {
  const data = environment['PORTAL_DATA'] || join(repository, '.data');
  return {
    dist: join(repository, 'shell/dist'),
    registry: environment['PORTAL_REGISTRY'] || join(data, 'registry.d'),
    data,
    repository,
  };
}

function identityOf({ IDENTITY_STORE, IDENTITY_CHANNEL }: NodeJS.ProcessEnv): Settings['identity'] {
  return IDENTITY_STORE && IDENTITY_CHANNEL ? { store: IDENTITY_STORE, channel: IDENTITY_CHANNEL } : null;
}

/** Setting of the server that renders, the shell's or `renderer.ts`: `RENDERING_MB`. */
export const renderingMegabytesOf = (environment: NodeJS.ProcessEnv = process.env): number =>
  Number(environment['RENDERING_MB']) || RENDERING_MEGABYTES;

/** Reads the settings from the environment, with the defaults of a developer's machine. */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  return {
    ...readPlaces(environment),
    port: portOf(SHELL, environment),
    host: hostOf(environment),
    metricsPort: Number(environment['PORT_SHELL_METRICS']) || null,
    production: environment['NODE_ENV'] === 'production',
    sections: SECTIONS.map(({ name }) => name),
    apiOrigin: originOf(API, environment),
    givenOrigins: givenOrigins(environment),
    originOfSections: environment['ORIGIN_SECTIONS'] || null,
    localOrigins: Object.fromEntries(
      SECTIONS.map((section) => [section.name, `http://localhost:${portOf(section, environment)}`]),
    ),
    portalOrigin: portalOrigin(environment),
    postcodeOrigin: environment['POSTCODE_ORIGIN'] ? new URL(environment['POSTCODE_ORIGIN']).origin : null,
    postcodeService: environment['POSTCODE_SERVICE'] || POSTCODE_SERVICE,
    mapKey: environment['MAP_KEY'] || null,
    mapService: environment['MAP_SERVICE'] || MAP_SERVICE,
    identity: identityOf(environment),
    identityService: environment['IDENTITY_SERVICE'] || IDENTITY_SERVICE,
    renderedByBrowsers: namesIn(environment['SERVER_RENDERING_OFF']),
    rendererUrl: environment['RENDERER_URL'] || null,
    renderingMegabytes: renderingMegabytesOf(environment),
    pageTimeoutMs: PAGE_TIMEOUT_MS,
    endsCanaries: environment['CANARY_JUDGE'] !== '0',
    logLevel: environment['LOG_LEVEL'] ?? 'warn',
    traces: { url: environment['TRACES_URL'] || null, share: Number(environment['TRACES_SHARE'] || TRACES_SHARE) },
  };
}
