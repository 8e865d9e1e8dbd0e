import fc from 'fast-check';
import { OFFERING_KINDS } from '../../../../enrolment/offering/offeringKind.ts';
import { deed, nothing, type AnyDeed } from './deed.ts';
import { Life, lives, type Accident, type Plan } from './life.ts';

/** The process dies, or the database fails it, anywhere in what somebody does: what was begun does not end. */

const DONE = 'cut off';

const accident = (inner: AnyDeed, plan: Plan): AnyDeed => ({
  name: plan.accident,
  text: `${plan.accident}(${plan.isAfter ? 'after' : 'before'} ${plan.at}, ${inner.text})`,
  ...(inner.isElsewhere && { isElsewhere: true as const }),
  can: (books, moment) => inner.can(books, moment),
  async act(world, books) {
    const life = new Life(plan);
    const work = lives.run(life, () => inner.act(world, books));
    // Nobody hears what becomes of a process that has died.
    work.catch(() => undefined);
    try {
      const answer = await Promise.race([work, life.ended.then(() => DONE)]);
      return life.isStruck ? DONE : answer;
    } catch (error) {
      if (!life.isAccident(error)) throw error;
      return DONE;
    } finally {
      if (life.isStruck) world.onFault(`${plan.accident} ${plan.isAfter ? 'after' : 'before'} a statement`);
    }
  },
  model: (books, answer, moment) => answer !== DONE && inner.model?.(books, answer, moment) === true,
});

/** Milliseconds for which the process stands still at most: whoever needs its locks gets them after that. */
const PAUSE_MS = 40;

/** The database's process stands still within what one does, while another does something. */
const pause = (inner: AnyDeed, at: number, other: AnyDeed): AnyDeed =>
  deed({
    name: 'pause',
    text: `pause(before ${at}, ${inner.text}, ${other.text})`,
    can: (books, moment) => inner.can(books, moment) && other.can(books, moment),
    async act(world, books) {
      let others: Promise<unknown> | undefined;
      const meanwhile = async () => {
        others = lives.exit(() => other.act(world, books));
        await Promise.race([Promise.allSettled([others]), new Promise((resolve) => setTimeout(resolve, PAUSE_MS))]);
      };
      const life = new Life({ accident: 'pause', at, isAfter: false, meanwhile });
      const [outcome] = await Promise.allSettled([lives.run(life, () => inner.act(world, books))]);
      await others;
      if (outcome.status === 'rejected') throw outcome.reason;
      if (life.isStruck) world.onFault('pause before a statement');
    },
  });

/** The office has said that it is called off, and nobody has been told. */
const dyingInCallOff = (): AnyDeed =>
  deed({
    name: 'death in callOff',
    text: 'death(callOff)',
    can: ({ applications, offering }) => !offering.calledOff && applications.some(({ status }) => status === 'HELD'),
    async act({ server, scene, offeringNo }) {
      const { table, key } = OFFERING_KINDS[scene.kind];
      await server.db.updateTable(table).set({ called_off: true }).where(key, '=', offeringNo()).execute();
    },
    model: nothing,
  });

/** Few deeds take more statements. */
const MAX_STATEMENTS = 30;
const statementNo = fc.oneof(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: MAX_STATEMENTS }));

/** What somebody does, with an accident. */
export const accidents = (someone: fc.Arbitrary<AnyDeed>): fc.WeightedArbitrary<AnyDeed>[] => [
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
