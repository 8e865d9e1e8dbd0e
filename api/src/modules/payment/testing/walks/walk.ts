import fc from 'fast-check';
import { DAY_MS } from '../../../../clock/durations.ts';
import { accidents } from './accidentDeeds.ts';
import type { Books } from './books.ts';
import { Broken } from './broken.ts';
import { unexplained } from './changes.ts';
import { compareBooks } from './compareBooks.ts';
import { conditions } from './conditions.ts';
import type { AnyDeed, Moment } from './deed.ts';
import { gatewayDeeds } from './gatewayDeeds.ts';
import { gatewayMoneyDeeds } from './gatewayMoneyDeeds.ts';
import { brokenAfterCalm, brokenAlways } from './invariants.ts';
import { jobDeeds, JOBS } from './jobDeeds.ts';
import { memberDeeds } from './memberDeeds.ts';
import { memberMoneyDeeds } from './memberMoneyDeeds.ts';
import { membershipDeeds } from './membershipDeeds.ts';
import { officeDeeds } from './officeDeeds.ts';
import { readOfficeLists, unlisted } from './officeLists.ts';
import { officeMoneyDeeds } from './officeMoneyDeeds.ts';
import { openingOf } from './openings.ts';
import { BEGINNING, scenes, type Scene } from './scene.ts';
import type { Tally } from './tally.ts';
import { together } from './together.ts';
import { troubleDeeds } from './troubleDeeds.ts';
import type { World } from './world.ts';

/** The books as the walk believes them, after each step those of the database. */
interface Model {
  books: Books;
  moment: Moment;
}

/** About a third of them make sense when their turn comes. */
const MAX_STEPS = 60;
const CALM_DAYS = 2;
/** One walk of so many ends with a gateway that carries out no cancel any more. */
const UNWELL = 8;

const actors = [
  ...memberDeeds,
  ...memberMoneyDeeds,
  ...membershipDeeds,
  ...officeDeeds,
  ...officeMoneyDeeds,
  ...gatewayDeeds,
  ...gatewayMoneyDeeds,
  ...jobDeeds,
];
const someone = fc.oneof(...actors);
const deeds = fc.oneof(
  { weight: 9, arbitrary: fc.oneof(...actors, ...conditions, ...troubleDeeds, ...accidents(someone)) },
  {
    weight: 1,
    arbitrary: fc
      .oneof(
        fc.tuple(someone, someone),
        someone.map((one) => [one, one] as const),
      )
      .map(([one, other]) => together(one, other)),
  },
);

/** One step of anyone. */
class Step implements fc.AsyncCommand<Model, World> {
  readonly #deed: AnyDeed;
  readonly #tally: Tally;

  constructor(deed: AnyDeed, tally: Tally) {
    this.#deed = deed;
    this.#tally = tally;
  }

  check = ({ books, moment }: Readonly<Model>) => this.#deed.can(books, moment);
  toString = () => this.#deed.text;

  async run(model: Model, world: World): Promise<void> {
    const { name, text, isElsewhere } = this.#deed;
    const before = model.books;
    const moment = momentOf(world, before);
    const answer = await world.attempt(text, () => this.#deed.act(world, before));
    this.#tally.count(name);
    const after = isElsewhere ? before : await world.read();
    this.#tally.see(before, after);
    if (this.#deed.model) {
      const expected = structuredClone(before);
      const seen = { ...moment, found: after.gateway };
      if (this.#deed.model(expected, answer, seen)) compareBooks(text, expected, after);
    }
    judge('model', text, unexplained({ before, after, now: moment.now }));
    judge('invariant', text, brokenAlways(after));
    model.books = after;
    model.moment = momentOf(world, after);
  }
}

const momentOf = (world: World, { gateway }: Books): Moment => ({
  now: world.clock.now.getTime(),
  isCalm: world.isCalm,
  found: gateway,
  memberNos: world.cast.memberNos,
  waiting: world.callbacks.length,
  underWay: world.underWay.length,
  lateWork: world.api.lateWork,
  troubles: world.api.troubles,
  hasCalled: world.lastCall !== null,
});

function judge(by: 'model' | 'invariant', text: string, faults: readonly string[]) {
  if (faults.length > 0) throw new Broken(by, `${text}: ${faults.join('; ')}`);
}

/** Walks over applications, payments and refunds on the real handlers. Every walk begins with a payment. */
export const walks = (tally: Tally) =>
  fc.record({
    scene: scenes,
    steps: fc.commands([deeds.map((deed) => new Step(deed, tally))], { maxCommands: MAX_STEPS, size: 'max' }),
  });

interface Walk {
  scene: Scene;
  steps: Iterable<fc.AsyncCommand<Model, World>>;
}

/** @throws Broken with the rule or the expectation that a step has broken. */
export async function walk(world: World, { scene, steps }: Walk, tally: Tally): Promise<void> {
  await world.begin(scene, BEGINNING);
  world.onFault = (name) => tally.strike(name);
  const books = await world.read();
  const model: Model = { books, moment: momentOf(world, books) };
  for (const deed of openingOf(scene)) {
    const step = new Step(deed, tally);
    if (step.check(model)) await step.run(model, world);
  }
  await fc.asyncModelRun(() => ({ model, real: world }), steps);
  await calmDown(world, model, tally);
  tally.counts.walks += 1;
}

/** Nobody does anything for some days but the jobs, and the gateway answers; webhooks stay lost. */
async function calmDown(world: World, model: Model, tally: Tally) {
  world.line.state = 'up';
  world.api.doLateWork();
  world.api.reset();
  // Some banks and closed accounts do not become well.
  const isUnwell = world.scene.lot % UNWELL === 0;
  if (isUnwell) world.api.book.lastingFault = 'FAILED_REFUND_PROCESS';
  const days = isUnwell ? 2 * CALM_DAYS : CALM_DAYS;
  for (let day = 0; day < days; day += 1) {
    world.clock.now = new Date(world.clock.now.getTime() + DAY_MS);
    for (const job of ['inquire', 'expire', 'refund', 'reconcile', 'refund'] as const) {
      await world.attempt(`a calm day's ${job}`, () => JOBS[job](world.jobs()));
    }
    const after = await world.read();
    tally.see(model.books, after);
    judge('model', 'a calm day', unexplained({ before: model.books, after, now: world.clock.now.getTime() }));
    model.books = after;
  }
  judge('invariant', 'calm days', brokenAfterCalm(model.books));
  const lists = await readOfficeLists(world);
  judge('invariant', 'calm days', unlisted(model.books, lists, world.clock.now.getTime()));
}
