import fc from 'fast-check';
import { MINUTE_MS } from '../../api/src/clock/durations.ts';
import { feeWalk, feeWalks } from '../../api/src/modules/payment/testing/walks/fees/feeWalk.ts';
import { Fixture } from '../../api/src/modules/payment/testing/walks/fixture.ts';
import { receiptWalk, receiptWalks } from '../../api/src/modules/payment/testing/walks/receipts/receiptWalk.ts';
import { Statistics, type Counts } from '../../api/src/modules/payment/testing/walks/statistics.ts';
import { walk, walks } from '../../api/src/modules/payment/testing/walks/walk.ts';
import { openTestDatabase } from '../../api/src/testing/databases.ts';
import { openTestServer } from '../../api/src/testing/server.ts';
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
  const details = await fc.check(
    fc.asyncProperty(anyWalk, ({ go }) => go(fixture)),
    { numRuns, seed, interruptAfterTimeLimit: minutes * MINUTE_MS },
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
