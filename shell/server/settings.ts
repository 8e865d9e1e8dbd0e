import { join } from 'node:path';
import type { CanarySettings } from '@portal/platform/server/canary/registerJudge';
import type { GateTrust } from '@portal/platform/server/registry/gateRecord';
import type { PreviewKey } from '@portal/platform/server/registry/preview/previews';
import type { Keys } from '@portal/platform/server/registry/teamKeys';
import type { RenderingSettings } from '@portal/platform/server/rendering/registerRendering';
import { PAGE_TIMEOUT_MS } from '@portal/platform/server/rendering/RenderedPages';
import { RENDERING_MEGABYTES } from '@portal/platform/server/rendering/RenderingProcesses';
import { API, hostOf, originOf, portOf, SECTIONS, SHELL } from '@portal/shared/federation/apps';
import type { TracingSettings } from '@portal/shared/tracing/tracing';

/** Variables of the shell besides ports and `ORIGIN_MF_<NAME>`; `docs/operating-reference.md` is generated from it. */
interface ShellEnvironment extends NodeJS.ProcessEnv {
  /**
   * `production` refuses developers' overrides and sends HSTS to browsers; `npm start` is no demo then unless
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
  /** Port of `/metrics` and `/platform`, for the internal network only. Default: none; containers: 3091. */
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
  /**
   * Origin of the judge, which changes the registry for `/platform` and `register`; for the latter, of the portal.
   * Default: they do it themselves.
   */
  ORIGIN_JUDGE?: string | undefined;
  /** Port of the judge for `/platform/register`, served with `PORTAL_TEAM_KEYS`. Default: none. */
  PORT_JUDGE?: string | undefined;
  /** 0 withdraws the offline page: browsers remove its service worker at their next visit. Default: 1. */
  OFFLINE_PAGE?: string | undefined;
  /** File of the teams that may register, with the SHA-256 of their keys. Default: no keys. */
  PORTAL_TEAM_KEYS?: string | undefined;
  /** Key of the team that runs `register`. */
  PORTAL_TEAM_KEY?: string | undefined;
  /** Key with which the gate signs its records; `register` takes no others then. Default: unsigned. */
  PORTAL_GATE_KEY?: string | undefined;
  /** Key for links of `--preview`, 32 characters or more. Default: no previews. */
  PORTAL_PREVIEW_KEY?: string | undefined;
  /** As for the API. Default: `warn`. */
  LOG_LEVEL?: string | undefined;
  /** As for the API. Default: no traces. */
  TRACES_URL?: string | undefined;
  /** As for the API. Default: 0.01. */
  TRACES_SHARE?: string | undefined;
}

/** Settings of the shell's server. */
export interface Settings extends RenderingSettings, CanarySettings, PreviewKey {
  port: number;
  host: string;
  /** Port of its metrics and of the operators' page, which visitors cannot reach; null if there is none. */
  metricsPort: number | null;
  /** Origin of the judge if it changes the registry for others; null if each program does. */
  judgeOrigin: string | null;
  /** Disables developers' overrides, and enables HSTS. */
  production: boolean;
  /** False while the service worker is withdrawn from all browsers. */
  hasOfflinePage: boolean;
  /** Root of the repository; without a registry, its sections' builds are live. */
  repository: string;
  /** Names of the sections in the repository. */
  sections: readonly string[];
  /** Origins of sections' servers from the environment (`ORIGIN_MF_SIGN`), by the section's name. */
  givenOrigins: Readonly<Record<string, string>>;
  /** Origin of every registered section, with `*` for the name: `http://*:3000` in containers. */
  originOfSections: string | null;
  /** Origins of this repository's sections on a developer's machine. */
  localOrigins: Readonly<Record<string, string>>;
  /** Origin under which visitors see the portal: prefix of every absolute address. */
  portalOrigin: string;
  /** Another origin of this server for the pages of third-party services; null disables them. */
  postcodeOrigin: string | null;
  /** URL of the postcode service's script. */
  postcodeService: string;
  /**
   * Key that the map service has issued for that origin; null disables the map. It is no secret, since browsers send
   * it.
   */
  mapKey: string | null;
  /** URL of the map service's script. */
  mapService: string;
  /** Store and channel at the identity service; null disables its page. They are no secrets. */
  identity: { store: string; channel: string } | null;
  /** URL of the identity service's script. */
  identityService: string;
  logLevel: string;
  traces: TracingSettings;
}

/** The address search of Kakao (formerly Daum). */
const POSTCODE_SERVICE = 'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js';
/** Kakao's maps. */
const MAP_SERVICE = 'https://dapi.kakao.com/v2/maps/sdk.js';

/** PortOne, version 2. */
const IDENTITY_SERVICE = 'https://cdn.portone.io/v2/browser-sdk.js';

/** Share of recorded traces, as in the API; recording one costs as much as the call itself. */
const TRACES_SHARE = 0.01;

const repository = join(import.meta.dirname, '../..');

/** Splits comma-separated names. */
const namesIn = (text = ''): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** Maps `ORIGIN_MF_NEWS_SPACE` to the origin of mf-news-space, also for sections outside this repository. */
function givenOrigins(environment: ShellEnvironment): Record<string, string> {
  const given: Record<string, string> = {};
  for (const [setting, origin] of Object.entries(environment)) {
    const name = /^ORIGIN_(MF_[A-Z0-9_]+)$/.exec(setting)?.[1];
    if (name && origin) given[name.toLowerCase().replaceAll('_', '-')] = origin;
  }
  return given;
}

/**
 * First of `PORTAL_ORIGINS`, as for the API.
 * @throws if it is missing in production, except in a demo: search engines would index the addresses of a developer's
 * machine.
 */
function portalOrigin(environment: ShellEnvironment): string {
  const [given] = namesIn(environment['PORTAL_ORIGINS'] || environment['PORTAL_ORIGIN']);
  if (given) return new URL(given).origin;
  if (environment['NODE_ENV'] === 'production' && environment['PORTAL_DEMO'] !== '1')
    throw new Error('Setting PORTAL_ORIGINS is missing: see docs/operating.md');
  return `http://localhost:${portOf(SHELL, environment)}`;
}

/** Places of files on this machine. */
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

/** Port of the judge for programs elsewhere; null if it serves none. */
export const judgePort = (environment: ShellEnvironment = process.env): number | null =>
  Number(environment['PORT_JUDGE']) || null;

/** Origin of the judge, if that changes the registry for this program. */
export const judgeOriginOf = (environment: ShellEnvironment = process.env): string | null =>
  environment['ORIGIN_JUDGE'] || null;

/** Origins of the own servers of an app by its name: a section's files, or the API. */
export function readOrigins(environment: ShellEnvironment = process.env): (name: string) => string[] {
  const given = givenOrigins(environment);
  return (name) =>
    [
      given[name],
      environment['ORIGIN_SECTIONS']?.replace('*', name),
      name === API.name ? originOf(API, environment) : undefined,
    ].flatMap((origin) => (origin ? [new URL(origin).origin] : []));
}

/** Keys for `register`: the configured ones, that of the caller, and that of the gate. */
export const readKeys = (environment: ShellEnvironment = process.env): Keys & GateTrust & PreviewKey => ({
  teams: environment['PORTAL_TEAM_KEYS'] || null,
  key: environment['PORTAL_TEAM_KEY'] || null,
  gateKey: environment['PORTAL_GATE_KEY'] || null,
  previewKey: environment['PORTAL_PREVIEW_KEY'] || null,
});

function identityOf({ IDENTITY_STORE, IDENTITY_CHANNEL }: ShellEnvironment): Settings['identity'] {
  return IDENTITY_STORE && IDENTITY_CHANNEL ? { store: IDENTITY_STORE, channel: IDENTITY_CHANNEL } : null;
}

/** `RENDERING_MB`, for the shell's server or `renderer.ts`. */
export const renderingMegabytesOf = (environment: ShellEnvironment = process.env): number =>
  Number(environment['RENDERING_MB']) || RENDERING_MEGABYTES;

/** Reads the settings from the environment; defaults are those of a developer's machine. */
export function readSettings(environment: ShellEnvironment = process.env): Settings {
  return {
    ...readPlaces(environment),
    port: portOf(SHELL, environment),
    host: hostOf(environment),
    metricsPort: Number(environment['PORT_SHELL_METRICS']) || null,
    judgeOrigin: judgeOriginOf(environment),
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
    previewKey: readKeys(environment).previewKey,
    endsCanaries: environment['CANARY_JUDGE'] !== '0',
    hasOfflinePage: environment['OFFLINE_PAGE'] !== '0',
    logLevel: environment['LOG_LEVEL'] ?? 'warn',
    traces: { url: environment['TRACES_URL'] || null, share: Number(environment['TRACES_SHARE'] || TRACES_SHARE) },
  };
}
