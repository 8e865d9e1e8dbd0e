import fc from 'fast-check';
import { sql } from 'kysely';
import { inTransaction } from '../../../../../database/transaction.ts';
import { officeHandlers } from '../../../../office/handlers.ts';
import { Broken } from '../broken.ts';
import { employeeContext } from '../officeLists.ts';
import { BEGINNING } from '../scene.ts';
import type { Tally } from '../tally.ts';
import type { World } from '../world.ts';
import { readFeeRequests, type FeeBooks } from './feeBooks.ts';
import { feeDeeds, type FeeDeed } from './feeDeeds.ts';
import { lostFees, unexplainedFees, type FeeLists } from './feeRules.ts';

/** From the beginning to Christmas at most, for which the rules know the days on which banks work. */
const MAX_STEPS = 30;
const LAST_DAY = new Date('2026-12-28T00:00:00+09:00');

interface Model {
  books: FeeBooks;
}

class FeeStep implements fc.AsyncCommand<Model, World> {
  readonly #deed: FeeDeed;
  readonly #tally: Tally;

  constructor(deed: FeeDeed, tally: Tally) {
    this.#deed = deed;
    this.#tally = tally;
  }

  check = ({ books }: Readonly<Model>) => this.#deed.can(books);
  toString = () => this.#deed.text;

  async run(model: Model, world: World): Promise<void> {
    if (world.clock.now > LAST_DAY) return;
    const { text } = this.#deed;
    const { books: before } = model;
    const code = await world.attempt(text, () => this.#deed.act(world, before));
    this.#tally.count(`fee: ${text.replace(/\(.*/, '')}`);
    const expected = this.#deed.expected?.(before, code);
    const after = { requests: await readFeeRequests(world.server.db), bank: before.bank };
    const found = after.requests.find(({ no }) => no === expected?.no);
    if (expected && found?.status !== expected.status)
      throw new Broken('model', `${text}: a request should be ${expected.status} and is ${JSON.stringify(found)}`);
    judge(text, unexplainedFees(before, after, world.clock.now.getTime()));
    model.books = after;
  }
}

function judge(text: string, faults: readonly string[]) {
  if (faults.length > 0) throw new Broken('invariant', `${text}: ${faults.join('; ')}`);
}

/** Walks over the fees of certificates: asked for, transferred, read by the office when it comes to it, given back. */
export const feeWalks = (tally: Tally) =>
  fc.commands([feeDeeds.map((deed) => new FeeStep(deed, tally))], { maxCommands: MAX_STEPS, size: 'max' });

/** @throws Broken with the rule or the expectation that a step has broken. */
export async function feeWalk(
  world: World,
  steps: Iterable<fc.AsyncCommand<Model, World>>,
  tally: Tally,
): Promise<void> {
  await begin(world);
  const model: Model = { books: { requests: [], bank: [] } };
  await fc.asyncModelRun(() => ({ model, real: world }), steps);
  judge('the end', lostFees(model.books, await readFeeLists(world)));
  tally.counts.walks += 1;
}

/** Forgets the walk before; without triggers, because what has a number stays for ever otherwise. */
async function begin({ server, clock, cast }: World): Promise<void> {
  clock.now = BEGINNING;
  await inTransaction(server.db, async (db) => {
    await sql`set local session_replication_role = replica`.execute(db);
    await sql`update member set status = 'ACTIVE' where member_no = any(${cast.memberNos}) and status <> 'ACTIVE'`.execute(
      db,
    );
    await sql`
      with no_sums as (delete from moved_alone), no_notices as (delete from member_notice),
        no_messages as (delete from outbox), no_keys as (delete from idempotency_key)
      delete from certificate where member_no = any(${cast.memberNos})`.execute(db);
  });
}

async function readFeeLists(world: World): Promise<FeeLists> {
  const context = employeeContext(world);
  const listed = async (need: keyof FeeLists) => {
    const { list } = await officeHandlers.officeFees({ need, page: 1, limit: 100 }, context);
    return list.map(({ certificateNo }) => certificateNo);
  };
  return { transfer: await listed('transfer'), ended: await listed('ended'), giveBack: await listed('giveBack') };
}
