import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { calls } from '@portal/shared/contract';
import { startCluster } from '../src/testing/postgresCluster.ts';
import { startApiProcess, usageOf } from './apiProcess.ts';
import { loadNow, medianOf, spreadOf } from './statistics.ts';
import { requestBytes, runTraffic, type Answer } from './traffic.ts';

/**
 * Measures the overhead of the API for a list of notices: requests per second of the list call, compared with a bare
 * server that sends the same statements to PostgreSQL and returns the same body. Alternates both on open connections,
 * in separate processes: `npm run measure:list-call -w api [-- 9 2 20]`, rounds, seconds each and connections. Fails
 * below `MIN_RATIO`.
 */
const [rounds = 9, seconds = 2, connections = 20] = process.argv.slice(2).map(Number);
const MIN_RATIO = 0.75;
const API_PORT = Number(process.env['PORT_API'] ?? 7597);
const BARE_PORT = API_PORT + 1;
const { path } = calls.getListBoxNotice;

interface Server {
  port: number;
  pid: number;
  request: Buffer;
}
interface Round {
  perSecond: number;
  /** CPU time of the server per request. */
  microseconds: number;
}

/** Sends the cookies of a returning browser. */
async function browserHeaders(port: number) {
  const first = await fetch(`http://127.0.0.1:${port}${path}`);
  const cookie = first.headers.getSetCookie().map((one) => one.split(';', 1)[0] ?? '');
  return { headers: { cookie: cookie.join('; '), 'accept-language': 'ko' }, body: await first.text() };
}

async function measure({ port, pid, request }: Server, forSeconds: number, expected: string): Promise<Round> {
  let answers = 0;
  const before = usageOf(pid).seconds;
  const began = performance.now();
  const end = began + forSeconds * 1000;
  const onAnswer = ({ status, body }: Answer) => {
    if (status !== 200 || body !== expected) throw new Error(`answered ${status} ${body.slice(0, 200)}`);
    answers += 1;
  };
  await runTraffic({ port, connections, next: () => (performance.now() < end ? request : null), onAnswer });
  const took = (performance.now() - began) / 1000;
  return { perSecond: answers / took, microseconds: ((usageOf(pid).seconds - before) / answers) * 1e6 };
}

async function startBare(databaseUrl: string, body: string) {
  const script = join(import.meta.dirname, 'bareList.ts');
  const child = spawn(process.execPath, [script, String(BARE_PORT), databaseUrl, body], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${BARE_PORT}/`).catch(() => null);
    if (answer?.ok && (await answer.text()) === body) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

const cluster = await startCluster();
const nodeOptions = process.env['CPU_PROFILE'] ? ['--cpu-prof', `--cpu-prof-dir=${process.env['CPU_PROFILE']}`] : [];
const api = await startApiProcess({ port: API_PORT, databaseUrl: cluster.url, nodeOptions });
try {
  const { headers, body } = await browserHeaders(API_PORT);
  const bare = await startBare(cluster.url, body);
  const request = requestBytes('GET', path, headers);
  const servers = { api: { port: API_PORT, pid: api.pid, request }, bare: { port: BARE_PORT, pid: bare.pid, request } };
  for (const server of Object.values(servers)) await measure(server, 2 * seconds, body);
  const measured = { api: [] as Round[], bare: [] as Round[] };
  for (let round = 0; round < rounds; round += 1) {
    measured.bare.push(await measure(servers.bare, seconds, body));
    measured.api.push(await measure(servers.api, seconds, body));
  }
  await bare.stop();
  for (const [name, results] of Object.entries(measured)) {
    const rates = spreadOf(results.map(({ perSecond }) => perSecond));
    const costs = spreadOf(results.map(({ microseconds }) => microseconds));
    process.stdout.write(`${name}: ${rates} requests a second, ${costs} µs of its processor each\n`);
  }
  const ratios = measured.api.map(({ perSecond }, round) => perSecond / (measured.bare[round]?.perSecond ?? 1));
  process.stdout.write(`the API over the bare server: ${spreadOf(ratios, 2)}, ${loadNow()}\n`);
  process.exitCode = medianOf(ratios) < MIN_RATIO ? 1 : 0;
} finally {
  await api.stop();
  await cluster.stop();
}
