import fc from 'fast-check';
import { sql } from 'kysely';
import { inTransaction } from '../../../../../database/transaction.ts';
import { officeHandlers } from '../../../../office/handlers.ts';
import type { Fixture } from '../fixture.ts';
import { employeeContext } from '../officeLists.ts';
import { BEGINNING } from '../scenario.ts';
import type { Statistics } from '../statistics.ts';
import { Violation } from '../violation.ts';
import { readFeeRequests, type FeeBooks } from './feeBooks.ts';
import { feeCommands, type FeeCommand } from './feeCommands.ts';
import { lostFees, unexplainedFees, type FeeLists } from './feeRules.ts';

/** Limits of a walk: the rules know the banks' working days only until this date. */
const MAX_STEPS = 30;
const LAST_DAY = new Date('2026-12-28T00:00:00+09:00');

interface Model {
  books: FeeBooks;
}

class FeeStep implements fc.AsyncCommand<Model, Fixture> {
  readonly #command: FeeCommand;
  readonly #statistics: Statistics;

  constructor(command: FeeCommand, statistics: Statistics) {
    this.#command = command;
    this.#statistics = statistics;
  }

  check = ({ books }: Readonly<Model>) => this.#command.can(books);
  toString = () => this.#command.text;

  async run(model: Model, fixture: Fixture): Promise<void> {
    if (fixture.clock.now > LAST_DAY) return;
    const { text } = this.#command;
    const { books: before } = model;
    const code = await fixture.attempt(text, () => this.#command.act(fixture, before));
    this.#statistics.count(`fee: ${text.replace(/\(.*/, '')}`);
    const expected = this.#command.expected?.(before, code);
    const after = { requests: await readFeeRequests(fixture.server.db), bank: before.bank };
    const found = after.requests.find(({ no }) => no === expected?.no);
    if (expected && found?.status !== expected.status)
      throw new Violation('model', `${text}: a request should be ${expected.status} and is ${JSON.stringify(found)}`);
    judge(text, unexplainedFees(before, after, fixture.clock.now.getTime()));
    model.books = after;
  }
}

function judge(text: string, faults: readonly string[]) {
  if (faults.length > 0) throw new Violation('invariant', `${text}: ${faults.join('; ')}`);
}

/** Walks over certificate fees: requested, transferred, read by the office at some time, returned. */
export const feeWalks = (statistics: Statistics) =>
  fc.commands([feeCommands.map((command) => new FeeStep(command, statistics))], {
    maxCommands: MAX_STEPS,
    size: 'max',
  });

/** @throws Violation with the rule or the expectation that a step has violated */
export async function feeWalk(
  fixture: Fixture,
  steps: Iterable<fc.AsyncCommand<Model, Fixture>>,
  statistics: Statistics,
): Promise<void> {
  await begin(fixture);
  const model: Model = { books: { requests: [], bank: [] } };
  await fc.asyncModelRun(() => ({ model, real: fixture }), steps);
  judge('the end', lostFees(model.books, await readFeeLists(fixture)));
  statistics.counts.walks += 1;
}

/**
 * Resets the data of the previous walk as the owner of the tables, with triggers disabled, because numbered
 * certificates cannot be deleted otherwise.
 */
const begin = ({ server, clock, cast }: Fixture): Promise<void> =>
  server.database.withoutTimeout(async (owner) => {
    clock.now = BEGINNING;
    await inTransaction(owner, async (db) => {
      await sql`set local session_replication_role = replica`.execute(db);
      await sql`update member set status = 'ACTIVE' where member_no = any(${cast.memberNos}) and status <> 'ACTIVE'`.execute(
        db,
      );
      await sql`
      with no_receipts as (delete from cash_receipt), no_sums as (delete from moved_alone), no_notices as (delete from member_notice),
        no_messages as (delete from outbox), no_keys as (delete from idempotency_key),
        no_looks as (delete from office_audit)
      delete from certificate where member_no = any(${cast.memberNos})`.execute(db);
    });
  });

async function readFeeLists(fixture: Fixture): Promise<FeeLists> {
  const context = employeeContext(fixture);
  const listed = async (need: keyof FeeLists) => {
    const { list } = await officeHandlers.officeFees({ need, page: 1, limit: 100 }, context);
    return list.map(({ certificateNo }) => certificateNo);
  };
  return { transfer: await listed('transfer'), ended: await listed('ended'), giveBack: await listed('giveBack') };
}
