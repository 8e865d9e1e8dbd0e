import fc from 'fast-check';
import { describeWithDatabase } from '../../../../testing/index.ts';
import { LineFixture } from './LineFixture.ts';
import { histories, lineWalk, type LineCounts } from './lineWalk.ts';

/** A few for every test run; `npm run measure:line-walks -w api -- 100000` runs many. */
const HISTORIES = 20;
/** Fixed, for the same histories every time. */
const SEED = 2028;

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
