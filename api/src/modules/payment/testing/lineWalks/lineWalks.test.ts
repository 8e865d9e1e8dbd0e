import fc from 'fast-check';
import { describeWithDatabase } from '../../../../testing/index.ts';
import { LineFixture } from './LineFixture.ts';
import { histories, lineWalk, type LineCounts } from './lineWalk.ts';

/** Some for every run of the tests; `npm run lab -- queue-walks 100000` for many. */
const HISTORIES = Number(process.env['HISTORIES'] ?? 20);
/** Fixed in the gate; the nightly run gives new ones. */
const SEED = Number(process.env['SEED'] ?? 2028);

describeWithDatabase('random histories of a queue', (open) => {
  test('nobody is overtaken, no seat is idle or given twice, each member is notified once and never at night', async () => {
    const fixture = await LineFixture.open(open);
    const counts: LineCounts = { histories: 0, steps: 0, names: {} };
    await fc.assert(
      fc.asyncProperty(histories, (history) => lineWalk(fixture, history, counts)),
      { numRuns: HISTORIES, seed: SEED },
    );
    expect(counts.histories).toBe(HISTORIES);
  });
});
