import fc from 'fast-check';
import { DAY_MS } from '../../../../../clock/durations.ts';
import { officeHandlers } from '../../../../office/handlers.ts';
import type { AnyCommand } from '../command.ts';
import type { Fixture } from '../fixture.ts';
import { delivering, depositing, leaving } from '../gatewayCommands.ts';
import { refundingThere } from '../gatewayMoneyCommands.ts';
import { JOBS, running } from '../jobCommands.ts';
import { applying, cancelling } from '../memberCommands.ts';
import { starting } from '../memberMoneyCommands.ts';
import { callingOff, deciding } from '../officeCommands.ts';
import { employeeContext } from '../officeLists.ts';
import { BEGINNING, type Scenario } from '../scenario.ts';
import type { Statistics } from '../statistics.ts';
import { Violation } from '../violation.ts';
import { situationOf } from '../walk.ts';
import { readReceipts, type ReceiptBooks } from './receiptBooks.ts';
import { asking, checkingReceipts, receiptCommands, runningReceipts, type ReceiptCommand } from './receiptCommands.ts';
import { receiptFaults, receiptFaultsAfterCalm } from './receiptRules.ts';

/** Commands on the deposit itself: steps of the money walks, which check them. */
const money = (command: AnyCommand): ReceiptCommand & { money: AnyCommand } => ({
  text: command.text,
  can: () => true,
  money: command,
  act: (fixture, { books }) => command.act(fixture, books),
});

const MONEY = [
  depositing(0, 0, true),
  cancelling(0),
  deciding(0, 'approve'),
  running('refund'),
  refundingThere(0, 33),
  delivering(0, false),
  callingOff(),
].map(money);

const SCENARIO: Scenario = { kind: 'education', capacity: 1, isFree: false, method: 'vbank', opening: 0, lot: 0 };
const MAX_STEPS = 40;
const CALM_DAYS = 4;

class ReceiptStep implements fc.AsyncCommand<{ all: ReceiptBooks }, Fixture> {
  readonly #command: ReceiptCommand & { money?: AnyCommand };
  readonly #statistics: Statistics;

  constructor(command: ReceiptCommand & { money?: AnyCommand }, statistics: Statistics) {
    this.#command = command;
    this.#statistics = statistics;
  }

  check = ({ all }: Readonly<{ all: ReceiptBooks }>) => this.#command.can(all);
  toString = () => this.#command.text;

  async run(model: { all: ReceiptBooks }, fixture: Fixture): Promise<void> {
    const { text, money: inner } = this.#command;
    // No trouble with the money here: other walks cover that.
    if (inner && !inner.can(model.all.books, situationOf(fixture, model.all.books))) return;
    await fixture.attempt(text, () => this.#command.act(fixture, model.all));
    this.#statistics.count(`receipts: ${text.replace(/\(.*/, '')}`);
    model.all = await readAll(fixture);
    judge(text, receiptFaults(model.all));
  }
}

const readAll = async (fixture: Fixture): Promise<ReceiptBooks> => ({
  books: await fixture.read(),
  receipts: await readReceipts(fixture.server.db, fixture.api),
});

function judge(text: string, faults: readonly string[]) {
  if (faults.length > 0) throw new Violation('invariant', `${text}: ${faults.join('; ')}`);
}

/** Walks over cash receipts of a deposit, with a gateway that issues every repeated order. */
export const receiptWalks = (statistics: Statistics) =>
  fc.record({
    // Most begin with money, half of them with a request as well.
    beginning: fc.constantFrom('asked', 'paid', 'asked and paid', 'asked and paid'),
    steps: fc.commands(
      [
        fc
          .oneof(...receiptCommands, { weight: 6, arbitrary: fc.constantFrom(...MONEY) })
          .map((command) => new ReceiptStep(command, statistics)),
      ],
      { maxCommands: MAX_STEPS, size: 'max' },
    ),
  });

/** @throws Violation with the rule that a step has violated */
export async function receiptWalk(
  fixture: Fixture,
  { beginning, steps }: { beginning: string; steps: Iterable<fc.AsyncCommand<{ all: ReceiptBooks }, Fixture>> },
  statistics: Statistics,
): Promise<void> {
  await fixture.begin(SCENARIO, BEGINNING);
  fixture.api.receipts.clear();
  const model = { all: await readAll(fixture) };
  const opening = [
    ...[applying(0), starting(0, 'vbank'), leaving(0, 'approve', true)].map(money),
    ...(beginning.includes('asked') ? [asking(0)] : []),
    ...(beginning.includes('paid') ? [money(depositing(0, 0, true))] : []),
  ];
  for (const command of opening) await new ReceiptStep(command, statistics).run(model, fixture);
  await fc.asyncModelRun(() => ({ model, real: fixture }), steps);
  await calmDown(fixture, model);
  statistics.counts.walks += 1;
}

/** Runs only the jobs for some days, with a responding gateway. */
async function calmDown(fixture: Fixture, model: { all: ReceiptBooks }) {
  fixture.api.doLateWork();
  fixture.api.reset();
  for (let day = 0; day < CALM_DAYS; day += 1) {
    fixture.clock.now = new Date(fixture.clock.now.getTime() + DAY_MS);
    for (const job of ['inquire', 'expire', 'refund'] as const) await JOBS[job](fixture.jobs());
    for (const job of [runningReceipts, checkingReceipts, runningReceipts]) await job.act(fixture, model.all);
    model.all = await readAll(fixture);
  }
  const { list } = await officeHandlers.officeCashReceipts(
    { need: 'failed', page: 1, limit: 100 },
    employeeContext(fixture),
  );
  judge(
    'calm days',
    receiptFaultsAfterCalm(
      model.all,
      list.map(({ cashReceiptNo }) => cashReceiptNo),
    ),
  );
}
