import fc from 'fast-check';
import { describeWithDatabase } from '../../../../testing/index.ts';
import { feeWalk, feeWalks } from './fees/feeWalk.ts';
import { Tally } from './tally.ts';
import { walk, walks } from './walk.ts';
import { World } from './world.ts';

/** Some for every run of the tests; `npm run measure:walks -w api -- 100000` for many. */
const WALKS = 12;

describeWithDatabase('whatever anyone does, in any order', (open) => {
  test('no won is lost or goes back twice, and no seat is held without an application', async () => {
    const world = await World.open(open);
    const tally = new Tally();
    await fc.assert(
      fc.asyncProperty(walks(tally), (way) => walk(world, way, tally)),
      { numRuns: WALKS },
    );
    expect(tally.counts.walks).toBe(WALKS);
  });

  test('no fee of a certificate is lost, whenever it comes and whenever the office reads of it', async () => {
    const world = await World.open(open);
    const tally = new Tally();
    await fc.assert(
      fc.asyncProperty(feeWalks(tally), (way) => feeWalk(world, way, tally)),
      { numRuns: 5 * WALKS },
    );
    expect(tally.counts.walks).toBe(5 * WALKS);
  });
});
