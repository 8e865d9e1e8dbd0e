import type { Queries } from '../../../database/types/tables.ts';
import { joinQueue, type Arrival } from '../join.ts';
import type { OfferingRef } from '../SeatQueue.ts';

/** Members of one transaction, which locks the offering's row. */
const MAX_AT_ONCE = 1_000;

interface Pending {
  memberNo: number;
  resolve(arrival: Arrival): void;
  reject(error: unknown): void;
}

/**
 * Batches members who join a queue while a transaction for it is running: a crowd of thousands takes a few
 * transactions, and one connection of this process.
 */
export class JoinBatches {
  readonly #db: () => Queries;
  readonly #now: () => Date;
  readonly #pending = new Map<string, Pending[]>();

  constructor(db: () => Queries, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** Gives a member a place, in the order of the calls. */
  join(offering: OfferingRef, memberNo: number): Promise<Arrival> {
    const key = `${offering.kind} ${offering.offeringNo}`;
    return new Promise((resolve, reject) => {
      const pending = this.#pending.get(key);
      const one = { memberNo, resolve, reject };
      if (pending) pending.push(one);
      else {
        this.#pending.set(key, [one]);
        void this.#joinAll(key, offering);
      }
    });
  }

  async #joinAll(key: string, offering: OfferingRef): Promise<void> {
    for (let pending = this.#pending.get(key); pending && pending.length > 0; pending = this.#pending.get(key)) {
      const batch = pending.slice(0, MAX_AT_ONCE);
      this.#pending.set(key, pending.slice(MAX_AT_ONCE));
      await this.#joinBatch(offering, batch);
    }
    this.#pending.delete(key);
  }

  async #joinBatch(offering: OfferingRef, batch: readonly Pending[]): Promise<void> {
    try {
      const memberNos = [...new Set(batch.map(({ memberNo }) => memberNo))];
      const arrivals = await joinQueue(offering, memberNos, { db: this.#db(), now: this.#now() });
      for (const { memberNo, resolve } of batch) resolve(arrivals.get(memberNo) ?? { refusal: 'MEMBER_GONE' });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
