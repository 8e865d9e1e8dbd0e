import fc from 'fast-check';
import { MINUTE_MS } from '../../../clock/durations.ts';
import { describeWithDatabase } from '../../../testing/index.ts';
import { COMMANDS, histories, live, openCompany } from '../testing/groupHistory.ts';

const HISTORIES = Number(process.env['HISTORIES'] ?? 24);
/** Fixed in the gate, where every command has to take effect; the nightly run gives new ones. */
const SEED = 2028;
const NEW_SEED = process.env['SEED'];

describeWithDatabase('random actions of employers, their people and others', (open) => {
  test(
    'no seat is taken twice or lost, and no more is refunded than was paid',
    async () => {
      const company = await openCompany(open);
      const done = new Set<string>();
      await fc.assert(
        fc.asyncProperty(histories, async (history) => {
          for (const command of await live(company, history)) done.add(command);
        }),
        { numRuns: HISTORIES, seed: Number(NEW_SEED ?? SEED), endOnFailure: true },
      );
      if (NEW_SEED === undefined)
        expect([...COMMANDS, 'death', 'beside'].filter((command) => !done.has(command))).toEqual([]);
    },
    HISTORIES * MINUTE_MS,
  );
});
