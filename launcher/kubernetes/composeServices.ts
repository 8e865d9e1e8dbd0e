import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../root.ts';

/** The fields of a compose service that a cluster needs. */
export interface ComposeService {
  image?: string;
  init?: boolean;
  read_only?: boolean;
  tmpfs?: string[];
  cap_drop?: string[];
  security_opt?: string[];
  mem_limit: string;
  cpus?: number;
  sysctls?: Record<string, string>;
  environment?: Record<string, string>;
  volumes?: string[];
  healthcheck?: { test: string[]; interval: string; timeout: string; retries: number; start_period: string };
  entrypoint?: string[];
  command?: string[];
  stop_grace_period?: string;
  deploy?: { replicas: number | string };
}

type Services = Record<string, ComposeService>;

const readCompose = (file: string): Services =>
  // The tag `!override` is specific to compose; a cluster has nothing to override.
  (parse(readFileSync(join(ROOT, file), 'utf8'), { merge: true, logLevel: 'error' }) as { services: Services })
    .services;

const merge = (service: ComposeService | undefined, over: ComposeService): ComposeService => ({
  ...service,
  ...over,
  environment: { ...service?.environment, ...over.environment },
  volumes: [...(service?.volumes ?? []), ...(over.volumes ?? [])],
});

/** The database runs on a separate server (`DATABASE_URL`) with its own backups: nothing here would store it. */
const ELSEWHERE = ['postgres', 'backup'];

/** Production's services by name: docker-compose.yml, overridden by docker-compose.production.yml. */
export function readServices(): Services {
  const services = readCompose('docker-compose.yml');
  for (const [name, over] of Object.entries(readCompose('docker-compose.production.yml')))
    services[name] = merge(services[name], over);
  return Object.fromEntries(Object.entries(services).filter(([name]) => !ELSEWHERE.includes(name)));
}

/** Port and path of a service's health check; null if there is none. */
export function healthOf({ healthcheck }: ComposeService): { port: number; path: string } | null {
  if (!healthcheck) return null;
  const [port, path] = healthcheck.test.slice(-2);
  if (healthcheck.test.includes('docker/healthy.sh')) return { port: Number(port), path: String(path) };
  const address = new URL(String(path));
  return { port: Number(address.port), path: address.pathname };
}

/** Name of a service's image, as compose builds it and a release pushes it. */
export const imageOf = (name: string, { image }: ComposeService): string =>
  image?.replace('${COMPOSE_PROJECT_NAME}', 'portal') ?? `portal-${name}`;

/** Parses `/tmp:size=32m,mode=1777`. */
export function temporaryFolder(written: string): { folder: string; size: string } {
  const [, folder, size] = /^(\/[a-z/]+):size=(\d+[mg])(?:,|$)/.exec(written) ?? [];
  if (!folder || !size) throw new Error(`${written} is no folder with a size`);
  return { folder, size };
}

/** `32k`, `32m` or `1g` in bytes. */
export function bytesIn(size: string): number {
  const [, count, unit = ''] = /^(\d+)([kmg])$/.exec(size) ?? [];
  if (!count) throw new Error(`${size} is no size`);
  return Number(count) * 1024 ** ('kmg'.indexOf(unit) + 1);
}

/** `30s` or `2m` in seconds. */
export function secondsIn(duration: string): number {
  const [, count, unit] = /^(\d+)([sm])$/.exec(duration) ?? [];
  if (!count) throw new Error(`${duration} is no duration`);
  return Number(count) * (unit === 'm' ? 60 : 1);
}
