import fc from 'fast-check';
import { sql } from 'kysely';
import { MINUTE_MS } from '../src/clock/durations.ts';
import { feeWalk, feeWalks } from '../src/modules/payment/testing/walks/fees/feeWalk.ts';
import { Fixture } from '../src/modules/payment/testing/walks/fixture.ts';
import { receiptWalk, receiptWalks } from '../src/modules/payment/testing/walks/receipts/receiptWalk.ts';
import { Statistics, type Counts } from '../src/modules/payment/testing/walks/statistics.ts';
import { walk, walks } from '../src/modules/payment/testing/walks/walk.ts';
import { openTestDatabase } from '../src/testing/databases.ts';
import { openTestServer } from '../src/testing/server.ts';
import { guardTakenOut } from './guardTable.ts';
import { faultsOf } from './walkFaults.ts';

/** One process of `walks.ts`: several concurrent walks, each with its own database. */

/** Options of the walks in one process. */
export interface LaneOptions {
  walks: number;
  /** Seed of the first lane; each other lane has the next one. */
  seed: number;
  lanes: number;
  minutes: number;
}

/** Results of the walks. */
export interface Walked {
  counts: Counts;
  /** The shortest way found that broke a rule or on which the program failed. */
  faults: { message: string; isViolation: boolean; way: string }[];
}

const statistics = new Statistics();
const guard = guardTakenOut();
const isGuardOut = guard !== undefined;
let isFound = false;

/** A walk with its printed form. */
const printed = (name: string, way: unknown, go: (fixture: Fixture) => Promise<void>) => ({
  go,
  [fc.toStringMethod]: () => `${name} ${fc.stringify(way)}`,
});

/** One walk in eleven is over fees, and one over cash receipts: these need fewer to reach everything. */
const anyWalk = fc.oneof(
  {
    weight: 9,
    arbitrary: walks(statistics).map((way) => printed('walk', way, (fixture) => walk(fixture, way, statistics))),
  },
  {
    weight: 1,
    arbitrary: feeWalks(statistics).map((way) => printed('fees', way, (fixture) => feeWalk(fixture, way, statistics))),
  },
  {
    weight: 1,
    arbitrary: receiptWalks(statistics).map((way) =>
      printed('receipts', way, (fixture) => receiptWalk(fixture, way, statistics)),
    ),
  },
);

/** Walks one way after another. */
async function walkLane(numRuns: number, seed: number, minutes: number): Promise<Walked['faults']> {
  const fixture = await Fixture.open((options) => openTestServer(options, () => openTestDatabase('postgresql')));
  const { server } = fixture;
  if (guard && 'statement' in guard) await sql.raw(guard.statement).execute(server.db);
  const details = await fc.check(
    fc.asyncProperty(anyWalk, async ({ go }) => {
      // One fault is enough: the other lanes stop.
      if (isGuardOut && isFound) return;
      await go(fixture).catch((error: unknown) => {
        isFound = true;
        throw error;
      });
    }),
    // Finding the shortest way that reveals a removed guard is not worth the time.
    { numRuns, seed, interruptAfterTimeLimit: minutes * MINUTE_MS, endOnFailure: isGuardOut },
  );
  await server.close();
  return faultsOf(details);
}

/** Runs all lanes of this process. */
export async function walkLanes({ walks: wanted, seed, lanes, minutes }: LaneOptions): Promise<Walked> {
  const each = Math.ceil(wanted / lanes);
  const found = await Promise.all(Array.from({ length: lanes }, (_, lane) => walkLane(each, seed + lane, minutes)));
  return { counts: statistics.counts, faults: found.flat() };
}

if (process.send) {
  process.once('message', (options: LaneOptions) => {
    void walkLanes(options).then((walked) => process.send?.(walked, () => process.disconnect()));
  });
}
