import fc from 'fast-check';
import { describeWithDatabase } from '../../../../testing/index.ts';
import { feeWalk, feeWalks } from './fees/feeWalk.ts';
import { Fixture } from './fixture.ts';
import { receiptWalk, receiptWalks } from './receipts/receiptWalk.ts';
import { Statistics } from './statistics.ts';
import { walk, walks } from './walk.ts';

/** Some for every run of the tests; `npm run measure:walks -w api -- 100000` for many. */
const WALKS = 12;
/** The same walks each time. */
const SEED = 2028;

describeWithDatabase('whatever anyone does, in any order', (open) => {
  test('no won is lost or goes back twice, and no seat is held without an application', async () => {
    const fixture = await Fixture.open(open);
    const statistics = new Statistics();
    await fc.assert(
      fc.asyncProperty(walks(statistics), (way) => walk(fixture, way, statistics)),
      { numRuns: WALKS, seed: SEED },
    );
    expect(statistics.counts.walks).toBe(WALKS);
  });

  test('no fee of a certificate is lost, whenever it comes and whenever the office reads of it', async () => {
    const fixture = await Fixture.open(open);
    const statistics = new Statistics();
    await fc.assert(
      fc.asyncProperty(feeWalks(statistics), (way) => feeWalk(fixture, way, statistics)),
      { numRuns: 5 * WALKS, seed: SEED },
    );
    expect(statistics.counts.walks).toBe(5 * WALKS);
  });

  test('no cash receipt is issued twice, or over more than is kept', async () => {
    const fixture = await Fixture.open(open);
    const statistics = new Statistics();
    await fc.assert(
      fc.asyncProperty(receiptWalks(statistics), (way) => receiptWalk(fixture, way, statistics)),
      { numRuns: 2 * WALKS, seed: SEED },
    );
    expect(statistics.counts.walks).toBe(2 * WALKS);
  });
});
