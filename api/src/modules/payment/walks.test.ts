import fc from 'fast-check';
import { describeOnBothDatabases } from '../../testing/index.ts';
import { steps, Walker } from './testing/walk.ts';

/** Some for every run of the tests; `npm run measure:walks -w api -- 100000` for many. */
const WALKS = 10;

describeOnBothDatabases('whatever anyone does, in any order', (open) => {
  test('no won is lost or goes back twice, and no seat is held without an application', async () => {
    const clock = { now: new Date('2026-11-20T12:00:00+09:00') };
    const walker = new Walker(await open({ now: () => clock.now }), clock);
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => expect(await walker.walk(taken)).toEqual([])),
      { numRuns: WALKS },
    );
  });
});
