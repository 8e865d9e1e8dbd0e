import { randomBytes } from 'node:crypto';
import { calls } from '@portal/shared/contract';
import { TraceReceiver } from '@portal/shared/tracing/testing/TraceReceiver';
import { startCluster } from '../src/testing/postgresCluster.ts';
import { startApiProcess, usageOf } from './apiProcess.ts';
import { describeMean, loadNow, meanOf, spreadOf } from './statistics.ts';
import { requestBytes, runTraffic } from './traffic.ts';

/**
 * What traces cost the API: processor time for a call of the list of notices, with a share of the traces recorded and
 * without any, by turns in one run: `npm run measure:tracing -w api [-- 12 4 0.01]`, rounds, seconds each, the share.
 * Each round starts its processes anew, for two equal ones differ by some per cent in how they were compiled; how much
 * is told by a second one without traces. It fails where the cost is above `MAX_RATIO` for sure.
 */
const [rounds = 12, seconds = 4, share = 0.01] = process.argv.slice(2).map(Number);
const MAX_RATIO = 1.02;
const PORT = Number(process.env['PORT_API'] ?? 7597);
const CONNECTIONS = 10;
const REQUESTS = 1000;
/** Seconds in each turn of a process. */
const TURN = 1;
const KINDS = ['without', 'again', 'traced'] as const;
type Costs = Record<(typeof KINDS)[number], number>;

/** As browsers send them: each of a press of its own. */
const requests = Array.from({ length: REQUESTS }, () =>
  requestBytes('GET', calls.getListBoxNotice.path, {
    traceparent: `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`,
    baggage: 'portal.section=mf-news-space,portal.build=0123456789ab,portal.owner=team',
  }),
);

/** Microseconds of the processor for a call. */
async function measure({ port, pid }: { port: number; pid: number }, forSeconds: number): Promise<number> {
  let asked = 0;
  let answers = 0;
  const before = usageOf(pid).seconds;
  const end = performance.now() + forSeconds * 1000;
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
const cluster = await startCluster();

/** Microseconds of the processor for a call of each kind, in processes of their own. */
async function measureRound(round: number): Promise<Costs> {
  const traces = { TRACES_URL: url, TRACES_SHARE: String(share) };
  // Who is first and who is last changes, for it may matter.
  const order = KINDS.map((_kind, index) => KINDS[(index + round) % KINDS.length] ?? 'without');
  const servers = [];
  for (const [index, kind] of order.entries()) {
    const environment = kind === 'traced' ? traces : {};
    servers.push({ kind, ...(await startApiProcess({ port: PORT + index, databaseUrl: cluster.url, environment })) });
  }
  try {
    for (const server of servers) await measure(server, 2 * TURN);
    const costs: Costs = { without: 0, again: 0, traced: 0 };
    for (let turn = 0; turn < seconds; turn += TURN)
      for (const server of servers) costs[server.kind] += ((await measure(server, TURN)) * TURN) / seconds;
    return costs;
  } finally {
    for (const server of servers) await server.stop();
  }
}

try {
  const measured = [];
  for (let round = 0; round < rounds; round += 1) measured.push(await measureRound(round));
  for (const kind of KINDS)
    process.stdout.write(`${kind}: ${spreadOf(measured.map((costs) => costs[kind]))} µs of the processor a call\n`);
  const same = meanOf(measured.map(({ without, again }) => again / without));
  const cost = meanOf(measured.map(({ without, again, traced }) => traced / ((without + again) / 2)));
  process.stdout.write(`without over without: ${describeMean(same)}\n`);
  process.stdout.write(
    `traced over without, share ${share}: ${describeMean(cost)}; ${receiver.spans.length} spans; ${loadNow()}\n`,
  );
  process.exitCode = cost.mean - cost.uncertainty > MAX_RATIO ? 1 : 0;
} finally {
  await cluster.stop();
  await receiver.close();
}
