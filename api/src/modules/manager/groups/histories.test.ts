import fc from 'fast-check';
import { describeWithDatabase } from '../../../testing/index.ts';
import { COMMANDS, histories, live, openCompany } from '../testing/groupHistory.ts';

const HISTORIES = 24;
/** Fixed in the gate, where every command has to take effect; the nightly run gives new ones. */
const SEED = 2028;
const NEW_SEED = process.env['HISTORY_SEED'];

describeWithDatabase('random actions of employers, their people and others', (open) => {
  test('no seat is taken twice or lost, and no more is refunded than was paid', async () => {
    const company = await openCompany(open);
    const done = new Set<string>();
    await fc.assert(
      fc.asyncProperty(histories, async (steps) => {
        for (const command of await live(company, steps)) done.add(command);
      }),
      { numRuns: HISTORIES, seed: NEW_SEED === undefined ? SEED : Number(NEW_SEED) },
    );
    if (NEW_SEED === undefined) expect(COMMANDS.filter((command) => !done.has(command))).toEqual([]);
  }, 600_000);
});
