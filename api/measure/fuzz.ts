import { fuzz } from '../src/testing/fuzz/fuzz.ts';
import { startCluster } from '../src/testing/postgresCluster.ts';
import { openTestServer } from '../src/testing/server.ts';

/**
 * Sends random requests to the API over a temporary PostgreSQL: `npm run fuzz -w api -- 100000`, and with a seed behind
 * it the same ones again. Prints the seed and the answers by status; ends with the first fault, made as small as can
 * be.
 */
const REQUESTS = Number(process.argv[2] ?? 10_000);
const SEED = Number(process.argv[3] ?? Date.now() % 2 ** 31);

const cluster = await startCluster();
process.env['TEST_DATABASE_URL'] = cluster.url;
const server = await openTestServer({ kind: 'postgresql', environment: { CALLS_PER_MINUTE: '100000000' } });
process.stdout.write(`seed ${SEED}\n`);
try {
  const started = performance.now();
  const counts = await fuzz(server, REQUESTS, SEED);
  const seconds = Math.round((performance.now() - started) / 1000);
  const byStatus = Object.entries(counts).sort(([one], [other]) => one.localeCompare(other));
  process.stdout.write(`${REQUESTS} requests in ${seconds} s, none a fault, each the envelope\n`);
  for (const [status, count] of byStatus) process.stdout.write(`${status}: ${count}\n`);
} finally {
  await server.close();
  await cluster.stop();
}
