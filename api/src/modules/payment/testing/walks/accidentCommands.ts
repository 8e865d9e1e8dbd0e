import fc from 'fast-check';
import { inTransaction } from '../../../../database/transaction.ts';
import { decideCallOff } from '../../../manager/applications/decisions.ts';
import { command, nothing, type AnyCommand } from './command.ts';
import { CUT_OFF, cutOff, Life, lives, type Accident, type Plan } from './life.ts';
import { isUndecided } from './officeCommands.ts';

/** Cuts a command off anywhere, by a crash or a database failure: it does not complete. */

const accident = (inner: AnyCommand, plan: Plan): AnyCommand => ({
  name: plan.accident,
  text: `${plan.accident}(${plan.isAfter ? 'after' : 'before'} ${plan.at}, ${inner.text})`,
  ...(inner.isElsewhere && { isElsewhere: true as const }),
  can: (books, situation) => inner.can(books, situation),
  async act(fixture, books) {
    const answer = await cutOff(plan, () => inner.act(fixture, books));
    if (answer === CUT_OFF) fixture.onFault(`${plan.accident} ${plan.isAfter ? 'after' : 'before'} a statement`);
    return answer;
  },
  model: (books, answer, situation) => answer !== CUT_OFF && inner.model?.(books, answer, situation) === true,
});

/** Crashes the process before the n-th statement of a command. */
export const dying = (inner: AnyCommand, at: number): AnyCommand =>
  accident(inner, { accident: 'death', at, isAfter: false });

/** Maximum pause in milliseconds, after which others get the locks. */
const PAUSE_MS = 40;

/** Pauses the database process during one command while another one runs. */
const pause = (inner: AnyCommand, at: number, other: AnyCommand): AnyCommand =>
  command({
    name: 'pause',
    text: `pause(before ${at}, ${inner.text}, ${other.text})`,
    can: (books, situation) => inner.can(books, situation) && other.can(books, situation),
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
      if (life.isStruck) fixture.onFault('pause before a statement');
    },
  });

/** Crashes after a call-off is decided, before any applicant is notified. */
const dyingInCallOff = (): AnyCommand =>
  command({
    name: 'death in callOff',
    text: 'death(callOff)',
    can: ({ applications, offering }) => !offering.calledOff && applications.some(isUndecided),
    act: (fixture) =>
      inTransaction(fixture.staff().db, (db) =>
        decideCallOff({ kind: fixture.scenario.kind, offeringNo: fixture.offeringNo() }, { ...fixture.staff(), db }),
      ),
    model: nothing,
  });

/** Few commands have more statements. */
const MAX_STATEMENTS = 30;
const statementNo = fc.oneof(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: MAX_STATEMENTS }));

/** Commands with an accident. */
export const accidents = (someone: fc.Arbitrary<AnyCommand>): fc.WeightedArbitrary<AnyCommand>[] => [
  {
    weight: 14,
    arbitrary: fc
      .tuple(
        someone,
        fc.constantFrom<Accident>('death', 'death', 'timeout', 'disconnection'),
        statementNo,
        fc.boolean(),
      )
      .map(([inner, kind, at, isAfter]) =>
        accident(inner, { accident: kind, at, isAfter: kind === 'timeout' ? false : isAfter }),
      ),
  },
  { weight: 2, arbitrary: fc.tuple(someone, statementNo, someone).map(([one, at, other]) => pause(one, at, other)) },
  { weight: 1, arbitrary: fc.constant(null).map(dyingInCallOff) },
];
