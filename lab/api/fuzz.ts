import { openTestDatabase } from '../../api/src/testing/databases.ts';
import { fuzz } from '../../api/src/testing/fuzz/fuzz.ts';
import { fuzzSockets } from '../../api/src/testing/fuzz/fuzzSockets.ts';
import { startCluster } from '../../api/src/testing/postgresCluster.ts';
import { openTestServer, type TestServerOptions } from '../../api/src/testing/server.ts';

/**
 * Sends random requests to the API over a temporary PostgreSQL: `npm run lab -- fuzz 100000`, and with a seed behind
 * it the same ones again. A tenth as many are then written to sockets, whole or broken. Prints the seed and the answers
 * by status; ends with the first fault, made as small as can be where it is a call's.
 */
const REQUESTS = Number(process.argv[2] ?? 10_000);
const SOCKET_REQUESTS = Math.ceil(REQUESTS / 10);
const SEED = Number(process.argv[3] ?? Date.now() % 2 ** 31);

const cluster = await startCluster();
process.env['TEST_DATABASE_URL'] = cluster.url;
const open = (options: TestServerOptions) =>
  openTestServer({ ...options, environment: { CALLS_PER_MINUTE: '100000000' } }, () => openTestDatabase('postgresql'));
process.stdout.write(`seed ${SEED}\n`);

async function report(what: string, run: () => Promise<Record<string, number>>) {
  const started = performance.now();
  const counts = await run();
  const seconds = Math.round((performance.now() - started) / 1000);
  process.stdout.write(`${what} in ${seconds} s, none a fault, each the envelope\n`);
  const byStatus = Object.entries(counts).sort(([one], [other]) => one.localeCompare(other));
  for (const [status, count] of byStatus) process.stdout.write(`${status}: ${count}\n`);
}

try {
  const server = await open({});
  try {
    await report(`${REQUESTS} requests`, () => fuzz(server, REQUESTS, SEED));
  } finally {
    await server.close();
  }
  await report(`${SOCKET_REQUESTS} connections`, () => fuzzSockets(open, SOCKET_REQUESTS, SEED));
} finally {
  await cluster.stop();
}
