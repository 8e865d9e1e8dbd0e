import { isAbsolute, resolve } from 'node:path';
import * as v from 'valibot';
import { ConfigurationError } from './configurationError.ts';
import { demoKeys, readKeys, type EncryptionKey } from './encryptionKeys.ts';
import { environmentSchema, REQUIRED_OUTSIDE_DEMO, type Environment } from './environment.ts';

/** What the program was told at its start; nothing reads the environment afterwards. */
export interface Configuration {
  port: number;
  host: string;
  /** PostgreSQL; null means the embedded database in `dataFolder`. */
  databaseUrl: string | null;
  /** Connections of this process; the sum over all replicas should stay near 10. */
  databasePool: number;
  /** The embedded database, uploads and the demo's own keys live here. */
  dataFolder: string;
  /** Loads demo content and turns every sandbox on. */
  demo: boolean;
  /** Addresses under which browsers see the site, the first being the one in links. */
  origins: readonly [string, ...string[]];
  /** Whose X-Forwarded-For is believed: addresses, networks or `loopback`. */
  trustedProxies: string[];
  /** The first encrypts; all of them decrypt. */
  encryptionKeys: readonly [EncryptionKey, ...EncryptionKey[]];
  /** Calls one client address may make in a minute. */
  callsPerMinute: number;
  /** Codes that may be sent in a day: for one client address, and for all of them. */
  codeSends: { perAddress: number; perDay: number };
  logLevel: Environment['LOG_LEVEL'];
  /** Addresses and keys of outside services, as they stand in the environment; empty when not set. */
  integrations: Pick<Environment, IntegrationSetting>;
}

type IntegrationSetting = Extract<
  keyof Environment,
  `${'GATEWAY' | 'IDENTITY' | 'SMS' | 'LICENCE' | 'ADDRESS' | 'FOOD_NEWS' | 'S3'}_${string}`
>;

const repositoryRoot = resolve(import.meta.dirname, '../../..');

/** Reads and checks the environment; throws a ConfigurationError that names what is wrong, never its value. */
export function readConfiguration(variables: Record<string, string | undefined> = process.env): Configuration {
  // An empty variable is one that was not set: compose files write `NAME=`.
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = v.safeParse(environmentSchema, given);
  if (!parsed.success) {
    throw new ConfigurationError(`Setting ${v.getDotPath(parsed.issues[0])} is not valid: see docs/operating.md`);
  }
  const environment = parsed.output;
  const demo = environment.PORTAL_DEMO ?? environment.NODE_ENV !== 'production';
  if (!demo) {
    const missing = REQUIRED_OUTSIDE_DEMO.find((name) => given[name] === undefined);
    if (missing)
      throw new ConfigurationError(`Setting ${missing} is missing: production needs it, see docs/operating.md`);
  }
  const dataFolder = isAbsolute(environment.PORTAL_DATA)
    ? environment.PORTAL_DATA
    : resolve(repositoryRoot, environment.PORTAL_DATA);
  return {
    port: environment.PORT_API,
    host: environment.HOST,
    databaseUrl: environment.DATABASE_URL ?? null,
    databasePool: environment.DATABASE_POOL,
    dataFolder,
    demo,
    origins: originsOf(environment),
    trustedProxies: environment.TRUSTED_PROXIES ?? (demo ? ['loopback'] : []),
    encryptionKeys: environment.ENCRYPTION_KEYS ? readKeys(environment.ENCRYPTION_KEYS) : demoKeys(dataFolder),
    callsPerMinute: environment.CALLS_PER_MINUTE,
    codeSends: { perAddress: environment.CODE_SENDS_PER_ADDRESS, perDay: environment.CODE_SENDS_PER_DAY },
    logLevel: environment.LOG_LEVEL,
    integrations: environment,
  };
}

/** Without a setting: the shell and the sections of this machine, each of which may stand alone. */
function originsOf(environment: Environment): readonly [string, ...string[]] {
  const [first, ...others] =
    environment.PORTAL_ORIGINS ?? (environment.PORTAL_ORIGIN ? [environment.PORTAL_ORIGIN] : []);
  if (first !== undefined) return [first, ...others];
  const ports = [
    environment.PORT_SHELL,
    environment.PORT_SIGN,
    environment.PORT_MANAGER,
    environment.PORT_NEWS_SPACE,
    environment.PORT_ABOUT,
  ];
  const local = (host: string) => ports.map((port) => `http://${host}:${port}`);
  return [`http://localhost:${environment.PORT_SHELL}`, ...local('localhost').slice(1), ...local('127.0.0.1')];
}
