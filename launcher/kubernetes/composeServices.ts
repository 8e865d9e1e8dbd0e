import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../root.ts';

/** What the compose files say of a service, as far as a cluster needs it. */
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
  // The tag `!override` is compose's own; what it overrides, a cluster has not.
  (parse(readFileSync(join(ROOT, file), 'utf8'), { merge: true, logLevel: 'error' }) as { services: Services })
    .services;

const merge = (service: ComposeService | undefined, over: ComposeService): ComposeService => ({
  ...service,
  ...over,
  environment: { ...service?.environment, ...over.environment },
  volumes: [...(service?.volumes ?? []), ...(over.volumes ?? [])],
});

/** The database is a server of its own (`DATABASE_URL`), with its own backups: nothing here would keep it. */
const ELSEWHERE = ['postgres', 'backup'];

/** The services of production, by name: what docker-compose.yml says, and docker-compose.production.yml over it. */
export function readServices(): Services {
  const services = readCompose('docker-compose.yml');
  for (const [name, over] of Object.entries(readCompose('docker-compose.production.yml')))
    services[name] = merge(services[name], over);
  return Object.fromEntries(Object.entries(services).filter(([name]) => !ELSEWHERE.includes(name)));
}

/** Where a service answers that it is well; null where nothing is asked. */
export function healthOf({ healthcheck }: ComposeService): { port: number; path: string } | null {
  if (!healthcheck) return null;
  const [port, path] = healthcheck.test.slice(-2);
  if (healthcheck.test.includes('docker/healthy.sh')) return { port: Number(port), path: String(path) };
  const address = new URL(String(path));
  return { port: Number(address.port), path: address.pathname };
}

/** The name of a service's image, as compose builds it and a release pushes it. */
export const imageOf = (name: string, { image }: ComposeService): string =>
  image?.replace('${COMPOSE_PROJECT_NAME}', 'portal') ?? `portal-${name}`;

/** The folder and the size of `/tmp:size=32m,mode=1777`. */
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
