import { inTransaction } from '../../../../database/transaction.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import type { Planned } from '../../../user/imports/plan.ts';
import { updateClaimed, type Claimed } from './claim.ts';

/** Problems stored of one file: its page counts the others. A file of another kind has one in every cell. */
const MAX_PROBLEMS = 100_000;
/** Rows per INSERT: each has six parameters, and a statement takes at most 65,535. */
const ROWS_AT_ONCE = 5000;

/** Progress of a claimed check or import, with the problems of its rows, as its employee sees it. */
export class Progress {
  readonly #claimed: Claimed;
  readonly #db: Queries;
  readonly #now: () => Date;
  #done = 0;
  #problems = 0;

  constructor(claimed: Claimed, { db, now }: { db: Queries; now: () => Date }) {
    this.#claimed = claimed;
    this.#db = db;
    this.#now = now;
  }

  /** Deletes the problems of an earlier run. @throws ClaimLost */
  async begin(): Promise<void> {
    await inTransaction(this.#db, async (db) => {
      await updateClaimed(db, this.#claimed, { rows_done: 0 });
      await db.deleteFrom('import_problem').where('upload_no', '=', this.#claimed.upload_no).execute();
    });
  }

  /** Adds rows of the file. @throws ClaimLost */
  async add(planned: readonly Planned<unknown>[], size: number): Promise<void> {
    const found = this.#problemsOf(planned);
    await inTransaction(this.#db, async (db) => {
      await updateClaimed(db, this.#claimed, { rows: size, rows_done: this.#done + planned.length });
      for (let from = 0; from < found.length; from += ROWS_AT_ONCE)
        await db
          .insertInto('import_problem')
          .values(found.slice(from, from + ROWS_AT_ONCE))
          .execute();
    });
    this.#done += planned.length;
    this.#problems += found.length;
  }

  #problemsOf(planned: readonly Planned<unknown>[]) {
    const found_at = this.#now();
    const { upload_no } = this.#claimed;
    return planned
      .flatMap((row) =>
        'problems' in row
          ? row.problems.map(({ column, message }) => ({
              ...{ upload_no, line: row.line, outcome: row.outcome, heading: column, message, found_at },
            }))
          : [],
      )
      .slice(0, MAX_PROBLEMS - this.#problems);
  }
}
