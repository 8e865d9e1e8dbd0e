import type { Queries } from '../../../database/types/tables.ts';
import { arriveInLine, type Arrival } from '../arriveInLine.ts';
import type { OfferingRef } from '../lockedLine.ts';

/** Maximum per transaction, which holds the row of the course or exam and reads data of each member. */
const MAX_AT_ONCE = 1_000;

interface Asking {
  memberNo: number;
  resolve(arrival: Arrival): void;
  reject(error: unknown): void;
}

/**
 * Batches arrivals: those that come during a transaction wait here and go into the next one together. A crowd of
 * thousands takes a few transactions and one connection of this process.
 */
export class Arrivals {
  readonly #db: () => Queries;
  readonly #now: () => Date;
  readonly #asking = new Map<string, Asking[]>();

  constructor(db: () => Queries, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** Gives a member a place, in the order of the requests. */
  arrive(offering: OfferingRef, memberNo: number): Promise<Arrival> {
    const key = `${offering.kind} ${offering.offeringNo}`;
    return new Promise((resolve, reject) => {
      const asking = this.#asking.get(key);
      const one = { memberNo, resolve, reject };
      if (asking) asking.push(one);
      else {
        this.#asking.set(key, [one]);
        void this.#letIn(key, offering);
      }
    });
  }

  async #letIn(key: string, offering: OfferingRef): Promise<void> {
    for (let asking = this.#asking.get(key); asking && asking.length > 0; asking = this.#asking.get(key)) {
      const some = asking.slice(0, MAX_AT_ONCE);
      this.#asking.set(key, asking.slice(MAX_AT_ONCE));
      await this.#letInSome(offering, some);
    }
    this.#asking.delete(key);
  }

  async #letInSome(offering: OfferingRef, some: readonly Asking[]): Promise<void> {
    try {
      const memberNos = [...new Set(some.map(({ memberNo }) => memberNo))];
      const arrivals = await arriveInLine(offering, memberNos, { db: this.#db(), now: this.#now() });
      for (const { memberNo, resolve } of some) resolve(arrivals.get(memberNo) ?? { refusal: 'MEMBER_GONE' });
    } catch (error) {
      for (const { reject } of some) reject(error);
    }
  }
}
