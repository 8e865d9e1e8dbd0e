import { isAbsolute, resolve } from 'node:path';
import * as v from 'valibot';
import { ConfigurationError } from './configurationError.ts';
import { demoKeys, readKeys, type EncryptionKey } from './encryptionKeys.ts';
import { environmentSchema, neededOutsideDemo, sectionPortsSchema, type Environment } from './environment.ts';

/** The settings of this process, read once at the start; nothing reads the environment afterwards. */
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
  integrations: Pick<Environment, OutsideSetting>;
}

type OutsideSetting = Extract<
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
  const environment = check(environmentSchema, given);
  const sectionPorts = Object.values(check(sectionPortsSchema, given));
  const demo = environment.PORTAL_DEMO ?? environment.NODE_ENV !== 'production';
  if (!demo) {
    const missing = neededOutsideDemo.find((name) => given[name] === undefined);
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
    origins: originsOf(environment, sectionPorts),
    trustedProxies: environment.TRUSTED_PROXIES ?? (demo ? ['loopback'] : []),
    encryptionKeys: environment.ENCRYPTION_KEYS ? readKeys(environment.ENCRYPTION_KEYS) : demoKeys(dataFolder),
    callsPerMinute: environment.CALLS_PER_MINUTE,
    codeSends: { perAddress: environment.CODE_SENDS_PER_ADDRESS, perDay: environment.CODE_SENDS_PER_DAY },
    logLevel: environment.LOG_LEVEL,
    integrations: environment,
  };
}

/** The settings of a schema. @throws ConfigurationError at the first that is not valid */
function check<Output>(schema: v.GenericSchema<unknown, Output>, given: Record<string, string | undefined>): Output {
  const parsed = v.safeParse(schema, given);
  if (parsed.success) return parsed.output;
  throw new ConfigurationError(`Setting ${v.getDotPath(parsed.issues[0])} is not valid: see docs/operating.md`);
}

/** By default the origins on this machine: the shell, and each section run by itself. */
function originsOf(environment: Environment, sectionPorts: readonly number[]): readonly [string, ...string[]] {
  const [first, ...others] =
    environment.PORTAL_ORIGINS ?? (environment.PORTAL_ORIGIN ? [environment.PORTAL_ORIGIN] : []);
  if (first !== undefined) return [first, ...others];
  const at = (host: string) => (port: number) => `http://${host}:${port}`;
  const { PORT_SHELL } = environment;
  return [
    at('localhost')(PORT_SHELL),
    ...sectionPorts.map(at('localhost')),
    ...[PORT_SHELL, ...sectionPorts].map(at('127.0.0.1')),
  ];
}
