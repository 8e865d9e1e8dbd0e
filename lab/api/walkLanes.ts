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

/** One process of `walks.ts`: several walks at the same time, each with a database of its own. */

/** What to walk. */
export interface LaneOptions {
  walks: number;
  /** Of the first lane; each other has the next. */
  seed: number;
  lanes: number;
  minutes: number;
}

/** What was walked. */
export interface Walked {
  counts: Counts;
  /** A way that broke a rule, or on which the program failed; the shortest that was found. */
  faults: { message: string; isViolation: boolean; way: string }[];
}

const statistics = new Statistics();

/** A walk with what it prints as. */
const printed = (name: string, way: unknown, go: (fixture: Fixture) => Promise<void>) => ({
  go,
  [fc.toStringMethod]: () => `${name} ${fc.stringify(way)}`,
});

/** One walk of eleven is over fees, and one over cash receipts, which need fewer to meet everything. */
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

/** One way after the other. */
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

/** Walks all lanes of this process. */
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
