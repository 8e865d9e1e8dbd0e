import fc from 'fast-check';
import { sql } from 'kysely';
import { MINUTE_MS } from '../src/clock/durations.ts';
import { Broken } from '../src/modules/payment/testing/walks/broken.ts';
import { feeWalk, feeWalks } from '../src/modules/payment/testing/walks/fees/feeWalk.ts';
import { Tally } from '../src/modules/payment/testing/walks/tally.ts';
import { walk, walks } from '../src/modules/payment/testing/walks/walk.ts';
import { World } from '../src/modules/payment/testing/walks/world.ts';
import { startCluster } from '../src/testing/postgresCluster.ts';
import { openTestServer } from '../src/testing/server.ts';
import { guardTakenOut } from './guardTable.ts';

/**
 * Walks over applications, payments, refunds and fees of certificates on PostgreSQL until one breaks a rule:
 * `npm run measure:walks -w api -- 100000`, then a seed to walk the same ways again, then the
 * minutes after which to stop.
 */
const EXIT = { sound: 0, broken: 1, crashed: 2, blind: 3 };
/** Walks at the same time, each with a database of its own. */
const LANES = 4;
/** To find one fault, of which most show at once: each database takes time to make. */
const LANES_WITHOUT_GUARD = 2;
/** From so many walks on, a state or a line of a life cycle that none has reached is a fault of the walks. */
const LONG_RUN = 20_000;

/** A fault that strikes less than once in so many walks is too rare to prove anything. */
const WALKS_TO_A_FAULT = 1000;

const [wanted = '1000', seed = String(Date.now() % 2 ** 31), minutes = '600'] = process.argv.slice(2);
const guard = guardTakenOut();
const isGuardOut = guard !== undefined;
const lanes = isGuardOut ? LANES_WITHOUT_GUARD : LANES;
const tally = new Tally();
const began = performance.now();
let isFound = false;

/** A walk with what it prints as. */
const printed = (name: string, way: unknown, go: (world: World) => Promise<void>) => ({
  go,
  [fc.toStringMethod]: () => `${name} ${fc.stringify(way)}`,
});

/** One walk of ten is over fees, which need fewer to meet everything. */
const anyWalk = fc.oneof(
  { weight: 9, arbitrary: walks(tally).map((way) => printed('walk', way, (world) => walk(world, way, tally))) },
  {
    weight: 1,
    arbitrary: feeWalks(tally).map((way) => printed('fees', way, (world) => feeWalk(world, way, tally))),
  },
);

interface Fault {
  error: unknown;
  /** The shortest way to it that was found. */
  way: string;
}

/** One way after the other. */
async function walkLane(lane: number): Promise<Fault | null> {
  const world = await World.open((options) => openTestServer({ ...options, kind: 'postgresql' }));
  const { server } = world;
  if (guard && 'statement' in guard) await sql.raw(guard.statement).execute(server.db);
  const details = await fc.check(
    fc.asyncProperty(anyWalk, async ({ go }) => {
      // One fault is enough: the other lanes stop.
      if (isGuardOut && isFound) return;
      await go(world).catch((error: unknown) => {
        isFound = true;
        throw error;
      });
    }),
    // The shortest way that shows a guard to be missing is not worth the time.
    {
      numRuns: Math.ceil(Number(wanted) / lanes),
      seed: Number(seed) + lane,
      interruptAfterTimeLimit: Number(minutes) * MINUTE_MS,
      endOnFailure: isGuardOut,
    },
  );
  await server.close();
  return details.failed ? { error: details.errorInstance, way: fc.stringify(details.counterexample) } : null;
}

function printCounts(isWhole: boolean): void {
  const seconds = (performance.now() - began) / 1000;
  const each = ((seconds / tally.walks) * 1000).toFixed(1);
  console.log(`${tally.walks} walks, ${tally.steps} steps, ${seconds.toFixed(1)} s, ${each} ms a walk, seed ${seed}`);
  if (!isWhole) return;
  for (const counts of [tally.deeds, tally.states, tally.lines, tally.faults]) {
    console.log([...counts].map(([name, times]) => `${name}: ${times}`).join('\n'), '\n');
  }
}

async function run(): Promise<number> {
  const cluster = process.env['TEST_DATABASE_URL'] ? null : await startCluster();
  if (cluster) process.env['TEST_DATABASE_URL'] = cluster.url;
  const faults = await Promise.all(Array.from({ length: lanes }, (_, lane) => walkLane(lane)));
  await cluster?.stop();
  const found = faults.filter((fault) => fault !== null);
  printCounts(found.length === 0);
  for (const { error, way } of found) {
    if (!(error instanceof Broken)) throw error;
    console.log(`BROKEN by ${error.message}\n${way}`);
  }
  if (found.length > 0) return EXIT.broken;
  const missing = tally.missing();
  console.log(missing.length === 0 ? 'every state and line was reached' : `never reached:\n${missing.join('\n')}`);
  const rare = tally.rare(WALKS_TO_A_FAULT);
  console.log(rare.length === 0 ? 'every fault has struck often enough' : `struck too rarely:\n${rare.join('\n')}`);
  return tally.walks >= LONG_RUN && missing.length + rare.length > 0 ? EXIT.blind : EXIT.sound;
}

process.exitCode = EXIT.crashed;
process.exitCode = await run().catch((error: unknown) => {
  console.error(error);
  return EXIT.crashed;
});
