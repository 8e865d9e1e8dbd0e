import fc from 'fast-check';
import { describeWithDatabase } from '../../../testing/index.ts';
import { histories, live, openCast } from '../testing/groupHistory.ts';

const HISTORIES = 12;
/** A fixed seed: with others, some of the commands below may never take effect. */
const SEED = 2028;

describeWithDatabase('random actions of employers, their people and others', (open) => {
  test('no seat is taken twice or lost, and no more is refunded than was paid', async () => {
    const cast = await openCast(open);
    const done = new Set<string>();
    await fc.assert(
      fc.asyncProperty(histories, async (steps) => {
        for (const command of await live(cast, steps)) done.add(command);
      }),
      { numRuns: HISTORIES, seed: SEED },
    );
    expect([...done]).toEqual(
      expect.arrayContaining(['submit', 'pay', 'accept', 'cancelSeats', 'apply', 'invoice', 'transfer']),
    );
  }, 600_000);
});
