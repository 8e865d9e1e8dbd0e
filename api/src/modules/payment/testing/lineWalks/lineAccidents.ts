import fc from 'fast-check';
import { CUT_OFF, cutOff, Life, lives, type Accident, type Plan } from '../walks/life.ts';
import { someone, type LineCommand } from './lineCommands.ts';

/** Processes that crash during a command, and concurrent commands. */

/** Maximum pause of the database process, in milliseconds. */
const PAUSE_MS = 20;
const statementNo = fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 20 }));

const withAccident = (inner: LineCommand, plan: Plan): LineCommand => ({
  name: plan.accident,
  text: `${plan.accident}(${plan.isAfter ? 'after' : 'before'} ${plan.at}, ${inner.text})`,
  async act(fixture, books) {
    if ((await cutOff(plan, () => inner.act(fixture, books))) === CUT_OFF) fixture.onFault(plan.accident);
  },
});

const accident = fc
  .tuple(someone, fc.constantFrom<Accident>('death', 'death', 'timeout', 'disconnection'), statementNo, fc.boolean())
  .map(([inner, kind, at, isAfter]) =>
    withAccident(inner, { accident: kind, at, isAfter: kind === 'timeout' ? false : isAfter }),
  );

/** Pauses a command with all its locks while another one runs. */
const pause = fc.tuple(someone, statementNo, someone).map(([inner, at, other]): LineCommand => ({
  name: 'pause',
  text: `pause(before ${at}, ${inner.text}, ${other.text})`,
  async act(fixture, books) {
    let others: Promise<unknown> | undefined;
    const meanwhile = async () => {
      others = lives.exit(() => other.act(fixture, books));
      await Promise.race([Promise.allSettled([others]), new Promise((resolve) => setTimeout(resolve, PAUSE_MS))]);
    };
    const life = new Life({ accident: 'pause', at, isAfter: false, meanwhile });
    const [outcome] = await Promise.allSettled([lives.run(life, () => inner.act(fixture, books))]);
    await others;
    if (outcome.status === 'rejected') throw outcome.reason;
    if (life.isStruck) fixture.onFault('pause');
  },
}));

const atOnce = fc.tuple(someone, someone).map(([one, other]): LineCommand => ({
  name: 'at once',
  text: `atOnce(${one.text}, ${other.text})`,
  async act(fixture, books) {
    const outcomes = await Promise.allSettled([one.act(fixture, books), other.act(fixture, books)]);
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  },
}));

/** Accidents of commands run by processes. */
export const accidents: fc.Arbitrary<LineCommand> = fc.oneof(
  { weight: 5, arbitrary: accident },
  { weight: 1, arbitrary: pause },
  { weight: 4, arbitrary: atOnce },
);
