import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { calls } from '@portal/shared/contract';
import { TraceReceiver } from '@portal/shared/tracing/testing/TraceReceiver';
import { startCluster } from '../src/testing/postgresCluster.ts';
import { startApiProcess, untilReady, usageOf } from './apiProcess.ts';
import { loadNow, medianOf, spreadOf } from './statistics.ts';
import { requestBytes, runTraffic } from './traffic.ts';

/**
 * Measures the cost of traces in the API with a share of them recorded: `npm run measure:tracing -w api [-- 15 0.01]`,
 * rounds and the share. Their cost per call is measured on an otherwise idle server and compared with one without them,
 * because two equal processes of the API differ by more than that; a second one without them shows the precision. It is
 * related to the cost of a list call of notices in the API. Fails above `MAX_RATIO`.
 */
const [rounds = 15, share = 0.01] = process.argv.slice(2).map(Number);
const MAX_RATIO = 1.02;
const PORT = Number(process.env['PORT_API'] ?? 7597);
const CONNECTIONS = 10;
const REQUESTS = 1000;
/** Duration for each server in a round: spans are sent every five seconds. */
const SECONDS = 5;
const WARM_UP_SECONDS = 5;
const KINDS = ['without', 'again', 'traced'] as const;
type Kind = (typeof KINDS)[number];

/** Requests as browsers send them, each in a trace of its own. */
const requestsFor = (path: string) =>
  Array.from({ length: REQUESTS }, () =>
    requestBytes('GET', path, {
      traceparent: `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`,
      baggage: 'portal.section=mf-news-space,portal.build=0123456789ab,portal.owner=team',
    }),
  );

/** CPU time of a process per call in microseconds, under load for some seconds. */
async function costOf({ port, pid }: { port: number; pid: number }, path: string, seconds: number): Promise<number> {
  const requests = requestsFor(path);
  let asked = 0;
  let answers = 0;
  const before = usageOf(pid).seconds;
  const end = performance.now() + seconds * 1000;
  await runTraffic({
    port,
    connections: CONNECTIONS,
    next: () => (performance.now() < end ? (requests[asked++ % REQUESTS] ?? null) : null),
    onAnswer: ({ status, body }) => {
      if (status !== 200) throw new Error(`answered ${status} ${body.slice(0, 200)}`);
      answers += 1;
    },
  });
  return ((usageOf(pid).seconds - before) / answers) * 1e6;
}

const receiver = new TraceReceiver();
const url = await receiver.listen();

/** Cost of a call on the minimal server, of each kind, in separate processes. */
async function measureRound(round: number): Promise<Record<Kind, number>> {
  const costs: Record<Kind, number> = { without: 0, again: 0, traced: 0 };
  for (const index of KINDS.keys()) {
    // The order changes, because it may have an effect.
    const kind = KINDS[(index + round) % KINDS.length] ?? 'without';
    const traces = kind === 'traced' ? { TRACES_URL: url, TRACES_SHARE: String(share) } : {};
    const child = spawn(process.execPath, [join(import.meta.dirname, 'tracedServer.ts'), String(PORT)], {
      env: { ...process.env, ...traces },
      stdio: 'inherit',
    });
    try {
      await untilReady(PORT, () => child.exitCode === null);
      const server = { port: PORT, pid: child.pid ?? 0 };
      await costOf(server, '/', WARM_UP_SECONDS);
      costs[kind] = await costOf(server, '/', SECONDS);
    } finally {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
    }
  }
  return costs;
}

/** Cost of a list call of notices in the API without traces. */
async function measureCall(): Promise<number> {
  const cluster = await startCluster();
  try {
    const api = await startApiProcess({ port: PORT, databaseUrl: cluster.url });
    try {
      await costOf(api, calls.getListBoxNotice.path, WARM_UP_SECONDS);
      return await costOf(api, calls.getListBoxNotice.path, SECONDS);
    } finally {
      await api.stop();
    }
  } finally {
    await cluster.stop();
  }
}

try {
  const call = await measureCall();
  const measured = [];
  for (let round = 0; round < rounds; round += 1) measured.push(await measureRound(round));
  const added = measured.map(({ without, again, traced }) => traced - (without + again) / 2);
  const differing = measured.map(({ without, again }) => Math.abs(again - without));
  const ratio = 1 + medianOf(added) / call;
  process.stdout.write(
    [
      `a call of the list of notices takes ${call.toFixed(0)} µs of the processor, one of a server that does nothing ${spreadOf(measured.map(({ without }) => without))} µs`,
      `traces of which a share of ${share} is recorded add ${spreadOf(added, 1)} µs; two servers without them differ by ${spreadOf(differing, 1)} µs`,
      `so that a call takes ${ratio.toFixed(3)} times as much; ${receiver.spans.length} spans; ${loadNow()}`,
      '',
    ].join('\n'),
  );
  process.exitCode = ratio > MAX_RATIO ? 1 : 0;
} finally {
  await receiver.close();
}
