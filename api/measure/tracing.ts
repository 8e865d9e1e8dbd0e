import { randomBytes } from 'node:crypto';
import { calls } from '@portal/shared/contract';
import { TraceReceiver } from '@portal/shared/tracing/testing/TraceReceiver';
import { startCluster } from '../src/testing/postgresCluster.ts';
import { startApiProcess, usageOf } from './apiProcess.ts';
import { loadNow, medianOf, spreadOf } from './statistics.ts';
import { requestBytes, runTraffic } from './traffic.ts';

/**
 * What traces cost the API: processor time for a call of the list of notices, with a share of the traces recorded and
 * without any, by turns in one run: `npm run measure:tracing -w api [-- 15 2 0.01]`, rounds, seconds each and the
 * share. It fails above `MAX_RATIO`.
 */
const [rounds = 15, seconds = 2, share = 0.01] = process.argv.slice(2).map(Number);
const MAX_RATIO = 1.02;
const PORT = Number(process.env['PORT_API'] ?? 7597);
const CONNECTIONS = 10;
const REQUESTS = 1000;

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
const start = (port: number, environment: Record<string, string>) =>
  startApiProcess({ port, databaseUrl: cluster.url, environment });
const without = await start(PORT, {});
const traced = await start(PORT + 1, { TRACES_URL: url, TRACES_SHARE: String(share) });
try {
  const servers = { without: { port: PORT, pid: without.pid }, traced: { port: PORT + 1, pid: traced.pid } };
  for (const server of Object.values(servers)) await measure(server, 3 * seconds);
  const measured = { without: [] as number[], traced: [] as number[] };
  for (let round = 0; round < rounds; round += 1)
    // Who is first has the colder processor.
    for (const name of round % 2 === 0 ? (['without', 'traced'] as const) : (['traced', 'without'] as const))
      measured[name].push(await measure(servers[name], seconds));
  for (const [name, costs] of Object.entries(measured))
    process.stdout.write(`${name}: ${spreadOf(costs)} µs of the processor a call\n`);
  const ratios = measured.traced.map((cost, round) => cost / (measured.without[round] ?? cost));
  process.stdout.write(
    `traced over without, share ${share}: ${spreadOf(ratios, 3)}; ${receiver.spans.length} spans; ${loadNow()}\n`,
  );
  process.exitCode = medianOf(ratios) > MAX_RATIO ? 1 : 0;
} finally {
  await Promise.all([without.stop(), traced.stop()]);
  await cluster.stop();
  await receiver.close();
}
