import fc from 'fast-check';
import { MINUTE_MS } from '../../api/src/clock/durations.ts';
import { LineFixture } from '../../api/src/modules/payment/testing/lineWalks/LineFixture.ts';
import { histories, lineWalk, type LineCounts } from '../../api/src/modules/payment/testing/lineWalks/lineWalk.ts';
import { openTestDatabase } from '../../api/src/testing/databases.ts';
import { openTestServer } from '../../api/src/testing/server.ts';
import { faultsOf } from './walkFaults.ts';
import type { LaneOptions, Walked } from './walkLanes.ts';

/** One process of `lineWalks.ts`: several concurrent histories, each with its own database. */

export interface WalkedLines {
  counts: LineCounts;
  faults: Walked['faults'];
}

const counts: LineCounts = { histories: 0, steps: 0, names: {} };

async function walkLane(numRuns: number, seed: number, minutes: number): Promise<Walked['faults']> {
  const fixture = await LineFixture.open((options) => openTestServer(options, () => openTestDatabase('postgresql')));
  const { server } = fixture;
  const details = await fc.check(
    fc.asyncProperty(histories, (history) => lineWalk(fixture, history, counts)),
    { numRuns, seed, interruptAfterTimeLimit: minutes * MINUTE_MS },
  );
  await server.close();
  return faultsOf(details);
}

async function walkLanes({ walks: wanted, seed, lanes, minutes }: LaneOptions): Promise<WalkedLines> {
  const each = Math.ceil(wanted / lanes);
  const found = await Promise.all(Array.from({ length: lanes }, (_, lane) => walkLane(each, seed + lane, minutes)));
  return { counts, faults: found.flat() };
}

process.once('message', (options: LaneOptions) => {
  void walkLanes(options).then((walked) => process.send?.(walked, () => process.disconnect()));
});
