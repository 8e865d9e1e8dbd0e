import { networkInterfaces } from 'node:os';
import { isAbsolute, resolve } from 'node:path';
import * as v from 'valibot';
import type { TracingSettings } from '@portal/shared/tracing/tracing';
import { ConfigurationError } from './configurationError.ts';
import { areOfOneDatabase, programAccountOf } from './databaseUrls.ts';
import { demoKeys, readKeys, type EncryptionKey } from './encryptionKeys.ts';
import {
  environmentSchema,
  neededOutsideDemo,
  sectionPortsSchema,
  SERVICE_SETTINGS,
  type Environment,
} from './environment.ts';
import { checkGateway } from './gatewaySettings.ts';
import { checkIdentity } from './identitySettings.ts';
import { withSettingsInFiles } from './settingsInFiles.ts';

/** The settings, read once at the start; nothing else reads the environment. */
export interface Configuration {
  port: number;
  host: string;
  /** PostgreSQL, optionally with a primary and its standbys; null: the embedded database in `dataFolder`. */
  databaseUrl: string | null;
  /** URL of the tables' owner, who migrates them; null if that is the account of `databaseUrl`. */
  databaseOwnerUrl: string | null;
  /** Connections of this process; the sum over all replicas should stay near 10. */
  databasePool: number;
  /** Folder of the embedded database, the uploads and the demo's own key. */
  dataFolder: string;
  /** Folder of an app's builds, with `*` for the app's name; their source maps locate errors. */
  buildsFolder: string;
  /** Uses sandboxes for the integrations that are not configured. */
  demo: boolean;
  /** True if a demo begins with content; otherwise its association is empty, without members and offerings. */
  demoContent: boolean;
  /** Origins under which browsers see the site; links use the first. */
  origins: readonly [string, ...string[]];
  /** Proxies whose X-Forwarded-For is trusted: IP addresses, networks or `loopback`. */
  trustedProxies: string[];
  /** The first encrypts; all of them decrypt. */
  encryptionKeys: readonly [EncryptionKey, ...EncryptionKey[]];
  /** Limit of calls per IP address and minute. */
  callsPerMinute: number;
  /** Limits of verification codes per day: for one IP address, and in total. */
  codeSends: { perIp: number; perDay: number };
  /** Consecutive wrong passwords over any ids after which a network has to pause. */
  failedLoginsPerNetwork: number;
  /** Won; a decision of the office about more needs a second employee. */
  fourEyesOver: number;
  /** Won; daily limit that one employee can move without a second one. */
  alonePerDay: number;
  /** Limit of members whose whole data one employee may see per hour. */
  memberViewsPerHour: number;
  /** True if calls that declare `stepUp` need a second factor. */
  secondFactor: boolean;
  logLevel: Environment['LOG_LEVEL'];
  traces: TracingSettings;
  /** URLs and keys of the integrations, as in the environment; undefined if not set. */
  integrations: Pick<Environment, IntegrationSetting>;
}

type IntegrationSetting = Extract<
  keyof Environment,
  | 'GATEWAY'
  | 'IDENTITY'
  | 'POSTCODE_ORIGIN'
  | 'SMS'
  | `${'GATEWAY' | 'IDENTITY' | 'SMS' | 'KAKAO' | 'MAIL' | 'PUSH' | 'LICENCE' | 'ADDRESS' | 'FOOD_NEWS' | 'S3'}_${string}`
>;

/** A school or office behind one address mistypes less often than this; in a demo all calls come from one address. */
const FAILED_LOGINS = 100;
const FAILED_LOGINS_IN_DEMO = 10_000;

/** A demo is for its own machine, on both loopback addresses. */
const DEMO_HOST = 'localhost';
const EVERY_INTERFACE = '0.0.0.0';

const repositoryRoot = resolve(import.meta.dirname, '../../..');

/** Reads and checks the environment; throws a ConfigurationError that names the wrong setting, never its value. */
export function readConfiguration(variables: Record<string, string | undefined> = process.env): Configuration {
  // An empty variable counts as not set: compose files write `NAME=`.
  const present = withSettingsInFiles(
    Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== '')),
    Object.keys(environmentSchema.entries),
  );
  const environment = check(environmentSchema, present);
  const sectionPorts = Object.values(check(sectionPortsSchema, present));
  const demo = environment.PORTAL_DEMO;
  if (!demo) {
    const missing = neededOutsideDemo.find((name) => present[name] === undefined);
    if (missing)
      throw new ConfigurationError(
        `Setting ${missing} is missing: without PORTAL_DEMO=1 this is production, see docs/operating.md`,
      );
  }
  requireCompleteServices(present);
  checkGateway(environment, present);
  checkIdentity(environment, present);
  requireNeeded(environment);
  checkDatabase(environment);
  const inRepository = (path: string) => (isAbsolute(path) ? path : resolve(repositoryRoot, path));
  const dataFolder = inRepository(environment.PORTAL_DATA);
  return {
    port: environment.PORT_API,
    host: environment.HOST ?? (demo ? DEMO_HOST : EVERY_INTERFACE),
    databaseUrl: environment.DATABASE_URL ?? null,
    databaseOwnerUrl: environment.DATABASE_OWNER_URL ?? null,
    databasePool: environment.DATABASE_POOL,
    dataFolder,
    buildsFolder: inRepository(environment.PORTAL_BUILDS),
    demo,
    demoContent: demo && environment.PORTAL_DEMO_CONTENT === '1',
    origins: originsOf(environment, sectionPorts),
    trustedProxies: environment.TRUSTED_PROXIES ?? (demo ? ['loopback'] : []),
    encryptionKeys: environment.ENCRYPTION_KEYS ? readKeys(environment.ENCRYPTION_KEYS) : demoKeys(dataFolder),
    callsPerMinute: environment.CALLS_PER_MINUTE,
    codeSends: { perIp: environment.CODE_SENDS_PER_ADDRESS, perDay: environment.CODE_SENDS_PER_DAY },
    failedLoginsPerNetwork: environment.FAILED_LOGINS_PER_ADDRESS ?? (demo ? FAILED_LOGINS_IN_DEMO : FAILED_LOGINS),
    fourEyesOver: environment.FOUR_EYES_WON,
    alonePerDay: environment.ALONE_PER_DAY_WON,
    memberViewsPerHour: environment.MEMBER_VIEWS_PER_HOUR,
    secondFactor: !demo || environment.SECOND_FACTOR,
    logLevel: environment.LOG_LEVEL,
    traces: { url: environment.TRACES_URL ?? null, share: environment.TRACES_SHARE },
    integrations: environment,
  };
}

/** Tables created in another database would be missing in the one that is queried. */
function checkDatabase({ DATABASE_URL = '', DATABASE_OWNER_URL }: Environment): void {
  if (DATABASE_OWNER_URL === undefined) return;
  if (!areOfOneDatabase(DATABASE_URL, DATABASE_OWNER_URL))
    throw new ConfigurationError('Settings DATABASE_URL and DATABASE_OWNER_URL do not name the same database');
  try {
    programAccountOf(DATABASE_URL, DATABASE_OWNER_URL);
  } catch {
    // The original error would show them.
    throw new ConfigurationError('An account of DATABASE_URL or DATABASE_OWNER_URL is not written as in a URL');
  }
}

/** A service without its companion settings, or the reverse, would look configured without being it. */
function requireCompleteServices(present: Record<string, string | undefined>): void {
  for (const [address, companions] of Object.entries(SERVICE_SETTINGS)) {
    const given = companions.find((name) => present[name] !== undefined);
    const missing = companions.find((name) => present[name] === undefined);
    if (present[address] === undefined && given)
      throw new ConfigurationError(`Setting ${address} is missing: ${given} needs it, see docs/operating.md`);
    if (present[address] !== undefined && missing)
      throw new ConfigurationError(`Setting ${missing} is missing: ${address} needs it, see docs/operating.md`);
  }
}

/** Settings of services that have no effect without another one. */
function requireNeeded({ SMS, SMS_URL, KAKAO_CHANNEL, PUSH_KEY, PUSH_URL }: Environment): void {
  if (PUSH_URL !== undefined && PUSH_KEY === undefined)
    throw new ConfigurationError('Setting PUSH_KEY is missing: PUSH_URL needs it, see docs/operating.md');
  const given = Object.entries({ SMS_URL, KAKAO_CHANNEL }).find(([, value]) => value !== undefined);
  if (SMS === undefined && given)
    throw new ConfigurationError(`Setting SMS is missing: ${given[0]} needs it, see docs/operating.md`);
}

/** Parses the settings of a schema. @throws ConfigurationError for the first invalid one */
function check<Output>(schema: v.GenericSchema<unknown, Output>, present: Record<string, string | undefined>): Output {
  const parsed = v.safeParse(schema, present);
  if (parsed.success) return parsed.output;
  throw new ConfigurationError(`Setting ${v.getDotPath(parsed.issues[0])} is not valid: see docs/operating.md`);
}

/**
 * Default origins: the shell and the sections, each of which may run alone, at all names and addresses of this machine,
 * because a phone uses its network address; without the origin of services.
 */
function originsOf(environment: Environment, sectionPorts: readonly number[]): readonly [string, ...string[]] {
  const [first, ...others] =
    environment.PORTAL_ORIGINS ?? (environment.PORTAL_ORIGIN ? [environment.PORTAL_ORIGIN] : []);
  if (first !== undefined) return [first, ...others];
  const { PORT_SHELL, POSTCODE_ORIGIN } = environment;
  const addresses = Object.values(networkInterfaces()).flatMap((list = []) => list);
  const hosts = addresses.map(({ family, address }) => (family === 'IPv6' ? `[${address}]` : address));
  const origins = new Set(
    ['localhost', '127.0.0.1', ...hosts].flatMap((host) =>
      [PORT_SHELL, ...sectionPorts].map((port) => `http://${host}:${port}`),
    ),
  );
  const links = `http://localhost:${PORT_SHELL}`;
  return [links, ...[...origins].filter((origin) => origin !== links && origin !== POSTCODE_ORIGIN)];
}
