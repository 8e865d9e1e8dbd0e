import fc from 'fast-check';
import { DAY_MS } from '../../../../clock/durations.ts';
import { journalFaults } from '../../../office/testing/journalBooks.ts';
import { accidents } from './accidentCommands.ts';
import type { Books } from './books.ts';
import { unexplained } from './changes.ts';
import type { AnyCommand, Situation } from './command.ts';
import { compareBooks } from './compareBooks.ts';
import { concurrent } from './concurrent.ts';
import { conditions } from './conditions.ts';
import type { Fixture } from './fixture.ts';
import { gatewayCommands } from './gatewayCommands.ts';
import { gatewayMoneyCommands } from './gatewayMoneyCommands.ts';
import { violationsAfterCalm, violationsAlways } from './invariants.ts';
import { jobCommands, JOBS } from './jobCommands.ts';
import { memberCommands } from './memberCommands.ts';
import { memberMoneyCommands } from './memberMoneyCommands.ts';
import { membershipCommands } from './membershipCommands.ts';
import { officeCommands } from './officeCommands.ts';
import { readOfficeLists, unlisted } from './officeLists.ts';
import { officeMoneyCommands } from './officeMoneyCommands.ts';
import { openingOf } from './openings.ts';
import { BEGINNING, scenarios, type Scenario } from './scenario.ts';
import type { Statistics } from './statistics.ts';
import { troubleCommands } from './troubleCommands.ts';
import { Violation } from './violation.ts';

/** The expected books, replaced by the database's after each step. */
interface Model {
  books: Books;
  situation: Situation;
}

/** About a third of them apply when their turn comes. */
const MAX_STEPS = 60;
const CALM_DAYS = 2;
/** One in this number of walks ends with a gateway that no longer executes cancellations. */
const UNWELL = 8;

const actors = [
  ...memberCommands,
  ...memberMoneyCommands,
  ...membershipCommands,
  ...officeCommands,
  ...officeMoneyCommands,
  ...gatewayCommands,
  ...gatewayMoneyCommands,
  ...jobCommands,
];
const someone = fc.oneof(...actors);
const commands = fc.oneof(
  { weight: 9, arbitrary: fc.oneof(...actors, ...conditions, ...troubleCommands, ...accidents(someone)) },
  {
    weight: 1,
    arbitrary: fc
      .oneof(
        fc.tuple(someone, someone),
        someone.map((one) => [one, one] as const),
      )
      .map(([one, other]) => concurrent(one, other)),
  },
);

/** One step of a walk. */
class Step implements fc.AsyncCommand<Model, Fixture> {
  readonly #command: AnyCommand;
  readonly #statistics: Statistics;

  constructor(command: AnyCommand, statistics: Statistics) {
    this.#command = command;
    this.#statistics = statistics;
  }

  check = ({ books, situation }: Readonly<Model>) => this.#command.can(books, situation);
  toString = () => this.#command.text;

  async run(model: Model, fixture: Fixture): Promise<void> {
    const { name, text, isElsewhere } = this.#command;
    const before = model.books;
    const situation = situationOf(fixture, before);
    const answer = await fixture.attempt(text, () => this.#command.act(fixture, before));
    this.#statistics.count(name);
    const after = isElsewhere ? before : await fixture.read();
    this.#statistics.see(before, after);
    if (this.#command.model) {
      const expected = structuredClone(before);
      const seen = { ...situation, found: after.gateway };
      if (this.#command.model(expected, answer, seen)) compareBooks(text, expected, after);
    }
    judge('model', text, unexplained({ before, after, now: situation.now }));
    judge('invariant', text, violationsAlways(after));
    model.books = after;
    model.situation = situationOf(fixture, after);
  }
}

export const situationOf = (fixture: Fixture, { gateway }: Books): Situation => ({
  now: fixture.clock.now.getTime(),
  isCalm: fixture.isCalm,
  found: gateway,
  memberNos: fixture.cast.memberNos,
  waiting: fixture.callbacks.length,
  underWay: fixture.underWay.length,
  lateWork: fixture.api.lateWork,
  troubles: fixture.api.troubles,
  hasCalled: fixture.lastCall !== null,
});

function judge(by: 'model' | 'invariant', text: string, faults: readonly string[]) {
  if (faults.length > 0) throw new Violation(by, `${text}: ${faults.join('; ')}`);
}

/** Walks over applications, payments and refunds with the real handlers. Every walk begins with a payment. */
export const walks = (statistics: Statistics) =>
  fc.record({
    scenario: scenarios,
    steps: fc.commands([commands.map((command) => new Step(command, statistics))], {
      maxCommands: MAX_STEPS,
      size: 'max',
    }),
  });

interface Walk {
  scenario: Scenario;
  steps: Iterable<fc.AsyncCommand<Model, Fixture>>;
}

/** @throws Violation with the rule or the expectation that a step has violated */
export async function walk(fixture: Fixture, { scenario, steps }: Walk, statistics: Statistics): Promise<void> {
  await fixture.begin(scenario, BEGINNING);
  fixture.onFault = (name) => statistics.strike(name);
  const books = await fixture.read();
  const model: Model = { books, situation: situationOf(fixture, books) };
  for (const command of openingOf(scenario)) {
    const step = new Step(command, statistics);
    if (step.check(model)) await step.run(model, fixture);
  }
  await fc.asyncModelRun(() => ({ model, real: fixture }), steps);
  await calmDown(fixture, model, statistics);
  statistics.counts.walks += 1;
}

/** Runs only the jobs for some days, with a responding gateway; webhooks stay lost. */
async function calmDown(fixture: Fixture, model: Model, statistics: Statistics) {
  fixture.line.state = 'up';
  fixture.api.doLateWork();
  fixture.api.reset();
  // Some banks and closed accounts never recover.
  const isUnwell = fixture.scenario.lot % UNWELL === 0;
  if (isUnwell) fixture.api.book.lastingFault = 'FAILED_REFUND_PROCESS';
  const days = isUnwell ? 2 * CALM_DAYS : CALM_DAYS;
  for (let day = 0; day < days; day += 1) {
    fixture.clock.now = new Date(fixture.clock.now.getTime() + DAY_MS);
    for (const job of ['inquire', 'expire', 'callOffs', 'refund', 'reconcile', 'refund'] as const) {
      await fixture.attempt(`a calm day's ${job}`, async () => void (await JOBS[job](fixture.jobs())));
    }
    const after = await fixture.read();
    statistics.see(model.books, after);
    judge('model', 'a calm day', unexplained({ before: model.books, after, now: fixture.clock.now.getTime() }));
    model.books = after;
  }
  judge('invariant', 'calm days', violationsAfterCalm(model.books));
  judge('invariant', 'calm days', await journalFaults(fixture.server.db));
  const lists = await readOfficeLists(fixture);
  judge('invariant', 'calm days', unlisted(model.books, lists, fixture.clock.now.getTime()));
}
