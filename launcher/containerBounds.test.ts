import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from './root.ts';
import { bytesIn, temporaryFolder } from './stack/sizes.ts';

// The most memory that containers may hold at once, as far as it follows from files, is below the limit at which Linux
// kills them.

interface Service {
  mem_limit?: string;
  tmpfs?: string[];
  shm_size?: string;
  command?: string[];
  ulimits?: { nofile: number };
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const servicesIn = (file: string) =>
  (parse(read(file), { merge: true, logLevel: 'error' }) as { services: Record<string, Service> }).services;
const demo = servicesIn('docker-compose.yml');
const production = servicesIn('docker-compose.production.yml');
const NAMES = Object.keys({ ...demo, ...production });
const serviceOf = (name: string): Service => ({ ...demo[name], ...production[name] });

const limitOf = (name: string) => bytesIn(serviceOf(name).mem_limit ?? '');
const temporaryOf = ({ tmpfs = [] }: Service) =>
  tmpfs.map(temporaryFolder).reduce((sum, { size }) => sum + bytesIn(size), 0);

const MB = 1024 * 1024;

test('every service has a memory limit, and memory folders of a limited size', () => {
  const hasRoom = (name: string) =>
    [demo[name], production[name]]
      .filter((each) => each !== undefined)
      .every((service) => temporaryOf({ ...serviceOf(name), ...service }) <= limitOf(name) / 4);
  expect(NAMES.filter((name) => !hasRoom(name))).toEqual([]);
});

describe('the edge', () => {
  const settings = ['nginx.conf', 'portal.conf', 'tls.conf'].map((file) => read(`docker/edge/${file}`)).join('\n');
  /** Arguments of a directive of the edge. */
  const said = (directive: string): string[] => {
    const found = [...settings.matchAll(new RegExp(`^ *${directive} ([^;{]+);`, 'gm'))];
    if (found.length !== 1) throw new Error(`${directive} is there ${found.length} times`);
    return found[0]?.[1]?.split(' ') ?? [];
  };
  /** `8k`, or `2 8k`. */
  const bytesOf = (directive: string) => {
    const words = said(directive);
    return bytesIn(words.at(-1) ?? '') * (words.length > 1 ? Number(words[0]) : 1);
  };
  const connections = Number(said('worker_connections')[0]);
  const workers = Number(said('worker_processes')[0]);

  test('holds less than its memory when every connection has as much as one can', () => {
    // Its own structures for a request, a connection and events; those of TLS besides its buffer; decompression.
    const [request, tls, inflate] = [8 * 1024, 12 * 1024, 40 * 1024];
    const visitor =
      bytesOf('client_header_buffer_size') +
      bytesOf('large_client_header_buffers') +
      request +
      bytesOf('ssl_buffer_size') +
      tls;
    const answer = bytesOf('proxy_buffer_size') + bytesOf('proxy_buffers') + bytesOf('client_body_buffer_size');
    const uncompressed = Number(said('limit_conn uncompressed')[0]) * (bytesOf('gunzip_buffers') + inflate);
    const all = workers * connections;
    const most = Math.max(
      // Forwarded: each takes a second connection to its program.
      (all / 2) * (visitor + answer),
      all * (visitor + bytesOf('output_buffers')) + uncompressed,
    );
    const zones = [...settings.matchAll(/(?:zone=|shared:)\w+:(\d+[km])/g)].map(([, size = '']) => bytesIn(size));
    expect(zones.length).toBeGreaterThan(5);
    const others = zones.reduce((sum, size) => sum + size, 0) + temporaryOf(serviceOf('edge')) + workers * 20 * MB;
    expect(Math.round((most + others) / MB)).toBeLessThan(limitOf('edge') / MB);
  });

  test('has room for the bodies that it accepts, and for a page behind each key of the cache', () => {
    const folders = new Map(
      (serviceOf('edge').tmpfs ?? []).map(temporaryFolder).map(({ folder, size }) => [folder, size]),
    );
    const limits = Object.fromEntries(
      [...settings.matchAll(/^limit_conn (\w+) (\d+);/gm)].map(([, zone = '', count]) => [zone, Number(count)]),
    );
    // Bodies below 100,000 bytes, and larger ones.
    const large = Math.max(
      ...[...settings.matchAll(/^ {8}client_max_body_size (\d+k);/gm)].map(([, size = '']) => bytesIn(size)),
    );
    const bodies = (limits.all_bodies ?? Infinity) * 100_000 + (limits.all_large_bodies ?? Infinity) * large;
    expect(bodies).toBeLessThan(bytesIn(folders.get('/bodies') ?? ''));
    // 128 bytes each; the largest page has 40 KB compressed.
    const keys = bytesIn(/keys_zone=documents:(\w+)/.exec(settings)?.[1] ?? '') / 128;
    expect(keys * 44 * 1024).toBeLessThan(bytesIn(folders.get('/tmp') ?? ''));
  });

  test('and the API have descriptors for ten thousand waiting members', () => {
    const files = Number(said('worker_rlimit_nofile')[0]);
    expect(workers * connections).toBeGreaterThan(20_000);
    expect(files).toBeGreaterThan(connections);
    expect(serviceOf('edge').ulimits?.nofile).toBe(files);
    expect(serviceOf('api').ulimits?.nofile).toBeGreaterThan(10_000);
  });
});

describe.each([
  ['a demo', demo['postgres']],
  ['production', serviceOf('postgres')],
])('the database of %s', (_of, { command = [], shm_size = '', ...service } = {}) => {
  test('stays below its memory with every connection at work', () => {
    const connections = Number(/max_connections=(\d+)/.exec(command.join(' '))?.[1]);
    // Defaults of PostgreSQL: shared buffers; a process with its caches and one sort; three vacuums.
    const all = 128 + connections * (8 + 4) + 3 * 64 + (bytesIn(shm_size) + temporaryOf(service)) / MB;
    expect(all).toBeLessThan(limitOf('postgres') / MB);
  });
});
