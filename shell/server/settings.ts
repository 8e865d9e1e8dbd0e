import { join } from 'node:path';
import { API, hostOf, originOf, portOf, SECTIONS, SHELL } from '@portal/shared/federation/apps';
import type { TracingSettings } from '@portal/shared/tracing/tracing';
import { PAGE_TIMEOUT_MS } from './rendering/RenderedPages.ts';
import { RENDERING_MEGABYTES } from './rendering/RenderingProcesses.ts';

/** Variables of the shell besides ports and `ORIGIN_MF_<NAME>`; `docs/operating-reference.md` is generated from it. */
interface ShellEnvironment extends NodeJS.ProcessEnv {
  /**
   * `production` refuses developers' overrides and tells browsers to stay on https; `npm start` is no demo then unless
   * `PORTAL_DEMO` says so. Default: `development`.
   */
  NODE_ENV?: string | undefined;
  /**
   * As for the API: the first is used in the addresses that search engines, feeds and shared links get. Required in
   * production, except in a demo. Default: `http://localhost` and the shell's port.
   */
  PORTAL_ORIGINS?: string | undefined;
  /**
   * Registry of builds: a folder, also on shared storage, or an http(s) address. Default: `registry.d` in
   * `PORTAL_DATA`.
   */
  PORTAL_REGISTRY?: string | undefined;
  /**
   * Folder that keeps the last valid copy of the registry and the counts of canaries over a restart. Default: `.data`.
   */
  PORTAL_DATA?: string | undefined;
  /**
   * IP address to listen on, also of a section's server. Set it when the proxy in front, or the shell in front of a
   * section, is another machine. Default: this machine alone; the images set `0.0.0.0`.
   */
  HOST?: string | undefined;
  /** Port of `/metrics`, for the internal network only. Default: none; containers: 3091. */
  PORT_SHELL_METRICS?: string | undefined;
  /** Origin at which the shell reaches the API. Default: `localhost` and its port. */
  ORIGIN_API?: string | undefined;
  /** Origin of every registered section; `*` stands for its name: `http://*:3000` in containers. */
  ORIGIN_SECTIONS?: string | undefined;
  /**
   * Another origin that leads to the shell, best on another domain. The scripts of the postcode service, of maps and of
   * the identity check run there and nowhere else. Default: the portal's own address search.
   */
  POSTCODE_ORIGIN?: string | undefined;
  /** URL of the postcode service's script. Default: Kakao's. */
  POSTCODE_SERVICE?: string | undefined;
  /**
   * JavaScript key of Kakao's maps, registered for the domain of `POSTCODE_ORIGIN`; shows 지도 보기 at each place. Default:
   * no map, links to three services.
   */
  MAP_KEY?: string | undefined;
  /** URL of the map service's script. Default: Kakao's. */
  MAP_SERVICE?: string | undefined;
  /** As for the API; with `IDENTITY_CHANNEL` the page of the identity check is served at `POSTCODE_ORIGIN`. */
  IDENTITY_STORE?: string | undefined;
  /** As for the API. */
  IDENTITY_CHANNEL?: string | undefined;
  /** URL of the identity service's script. Default: PortOne's. */
  IDENTITY_SERVICE?: string | undefined;
  /** Sections, separated by commas, whose pages browsers render; `all` for every page. Default: none. */
  SERVER_RENDERING_OFF?: string | undefined;
  /**
   * Memory in MB of all rendering processes together; above it the largest is ended. The container needs 300 MB more.
   * Default: 700.
   */
  RENDERING_MB?: string | undefined;
  /** Origin of a renderer that renders the pages in place of processes of the shell's server. */
  RENDERER_URL?: string | undefined;
  /**
   * 0 keeps the shell's server from ending canaries; `/health` still reports the comparison. In containers the service
   * `judge` ends them. Default: 1.
   */
  CANARY_JUDGE?: string | undefined;
  /** As for the API. Default: `warn`. */
  LOG_LEVEL?: string | undefined;
  /** As for the API. Default: no traces. */
  TRACES_URL?: string | undefined;
  /** As for the API. Default: 0.01. */
  TRACES_SHARE?: string | undefined;
}

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
function givenOrigins(environment: ShellEnvironment): Record<string, string> {
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
function portalOrigin(environment: ShellEnvironment): string {
  const [given] = namesIn(environment['PORTAL_ORIGINS'] || environment['PORTAL_ORIGIN']);
  if (given) return new URL(given).origin;
  if (environment['NODE_ENV'] === 'production' && environment['PORTAL_DEMO'] !== '1')
    throw new Error('Setting PORTAL_ORIGINS is missing: see docs/operating.md');
  return `http://localhost:${portOf(SHELL, environment)}`;
}

/** Where things are on this machine. */
export function readPlaces(
  environment: ShellEnvironment = process.env,
): Pick<Settings, 'dist' | 'registry' | 'data' | 'repository'> {
  const data = environment['PORTAL_DATA'] || join(repository, '.data');
  return {
    dist: join(repository, 'shell/dist'),
    registry: environment['PORTAL_REGISTRY'] || join(data, 'registry.d'),
    data,
    repository,
  };
}

function identityOf({ IDENTITY_STORE, IDENTITY_CHANNEL }: ShellEnvironment): Settings['identity'] {
  return IDENTITY_STORE && IDENTITY_CHANNEL ? { store: IDENTITY_STORE, channel: IDENTITY_CHANNEL } : null;
}

/** Setting of the server that renders, the shell's or `renderer.ts`: `RENDERING_MB`. */
export const renderingMegabytesOf = (environment: ShellEnvironment = process.env): number =>
  Number(environment['RENDERING_MB']) || RENDERING_MEGABYTES;

/** Reads the settings from the environment, with the defaults of a developer's machine. */
export function readSettings(environment: ShellEnvironment = process.env): Settings {
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
