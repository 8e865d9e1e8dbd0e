import fc from 'fast-check';
import { describeWithDatabase } from '../../../../testing/index.ts';
import { openBankCast } from '../../testing/bank/bankCast.ts';
import { bankHistories, COMMANDS, liveWithBank, type BankStep } from '../../testing/bank/bankHistory.ts';

const HISTORIES = Number(process.env.HISTORIES ?? 10);
/** Fixed, because with others some command may never take effect in so few. */
const SEED = Number(process.env.SEED ?? 2031);

/** Ways to the commands that random steps seldom reach. */
const RARE: BankStep[][] = [
  [
    ['invoice', 0, 0],
    ['pay', 0, 0],
    ['by hand', 0, 0],
    ['read', 1, 0],
  ],
  [
    ['invoice', 0, 2],
    ['cancel seats', 0, 0],
    ['pay', 0, 0],
    ['read', 0, 0],
  ],
  [['invoice', 0, 0], ...Array.from({ length: 4 }, () => ['days pass', 0, 19] as BankStep), ['cancel unpaid', 0, 0]],
  [
    ['invoice', 0, 0],
    ['pay much more', 0, 0],
    ['read', 0, 0],
    ['read', 1, 0],
    ['name account', 0, 0],
    ['pay out', 0, 0],
    ['read part', 0, 0],
  ],
];

describeWithDatabase("random transfers, and employees who read the bank's lists", (open) => {
  test('no money is recorded that did not come, none is lost from sight, and none goes back by one alone', async () => {
    const cast = await openBankCast(open);
    const done = new Set<string>();
    await fc.assert(
      fc.asyncProperty(bankHistories, async (steps) => {
        for (const command of await liveWithBank(cast, steps)) done.add(command);
      }),
      { numRuns: HISTORIES, seed: SEED, endOnFailure: true, examples: RARE.map((steps) => [steps]) },
    );
    expect(COMMANDS.filter((command) => !done.has(command))).toEqual([]);
  }, 600_000);
});
