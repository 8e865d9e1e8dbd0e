import fc from 'fast-check';
import { sql } from 'kysely';
import { MINUTE_MS } from '../src/clock/durations.ts';
import { LineFixture } from '../src/modules/payment/testing/lineWalks/LineFixture.ts';
import { histories, lineWalk, type LineCounts } from '../src/modules/payment/testing/lineWalks/lineWalk.ts';
import { openTestDatabase } from '../src/testing/databases.ts';
import { openTestServer } from '../src/testing/server.ts';
import { guardTakenOut } from './guardTable.ts';
import { faultsOf } from './walkFaults.ts';
import type { LaneOptions, Walked } from './walkLanes.ts';

/** One process of `lineWalks.ts`: several concurrent histories, each with its own database. */

export interface WalkedLines {
  counts: LineCounts;
  faults: Walked['faults'];
}

const counts: LineCounts = { histories: 0, steps: 0, names: {} };
const guard = guardTakenOut();
let isFound = false;

async function walkLane(numRuns: number, seed: number, minutes: number): Promise<Walked['faults']> {
  const fixture = await LineFixture.open((options) => openTestServer(options, () => openTestDatabase('postgresql')));
  const { server } = fixture;
  if (guard && 'statement' in guard) await sql.raw(guard.statement).execute(server.db);
  const details = await fc.check(
    fc.asyncProperty(histories, async (history) => {
      // One fault is enough: the other lanes stop.
      if (guard && isFound) return;
      await lineWalk(fixture, history, counts).catch((error: unknown) => {
        isFound = true;
        throw error;
      });
    }),
    { numRuns, seed, interruptAfterTimeLimit: minutes * MINUTE_MS, endOnFailure: guard !== undefined },
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
