import { openTestDatabase } from '../src/testing/databases.ts';
import { fuzz } from '../src/testing/fuzz/fuzz.ts';
import { fuzzSockets } from '../src/testing/fuzz/fuzzSockets.ts';
import { startCluster } from '../src/testing/postgresCluster.ts';
import { openTestServer, type TestServerOptions } from '../src/testing/server.ts';

/**
 * Sends random requests to the API on a temporary PostgreSQL: `npm run fuzz -w api -- 100000`, optionally with a seed
 * to repeat a run. A tenth as many are then written to sockets, complete or broken. Prints the seed and the responses
 * by status. Stops at the first fault, shrunk as far as possible if it is a call's.
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
