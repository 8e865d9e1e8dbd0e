import fc from 'fast-check';
import { describeWithDatabase } from '../../../../testing/index.ts';
import { feeWalk, feeWalks } from './fees/feeWalk.ts';
import { Fixture } from './fixture.ts';
import { receiptWalk, receiptWalks } from './receipts/receiptWalk.ts';
import { Statistics } from './statistics.ts';
import { walk, walks } from './walk.ts';

/** Declares tests with this number of walks, and more of the shorter ones; random without a seed. */
export function describeWalks(count: number, seed?: number) {
  const runs = (numRuns: number) => ({ numRuns, ...(seed !== undefined && { seed }) });
  describeWithDatabase('random walks', (open) => {
    test('no won is lost or goes back twice, and no seat is held without an application', async () => {
      const fixture = await Fixture.open(open);
      const statistics = new Statistics();
      await fc.assert(
        fc.asyncProperty(walks(statistics), (way) => walk(fixture, way, statistics)),
        runs(count),
      );
      expect(statistics.counts.walks).toBe(count);
    });

    test('no certificate fee is lost, whenever it arrives and whenever the office finds it', async () => {
      const fixture = await Fixture.open(open);
      const statistics = new Statistics();
      await fc.assert(
        fc.asyncProperty(feeWalks(statistics), (way) => feeWalk(fixture, way, statistics)),
        runs(5 * count),
      );
      expect(statistics.counts.walks).toBe(5 * count);
    });

    test('no cash receipt is issued twice, or above the retained amount', async () => {
      const fixture = await Fixture.open(open);
      const statistics = new Statistics();
      await fc.assert(
        fc.asyncProperty(receiptWalks(statistics), (way) => receiptWalk(fixture, way, statistics)),
        runs(2 * count),
      );
      expect(statistics.counts.walks).toBe(2 * count);
    });
  });
}
