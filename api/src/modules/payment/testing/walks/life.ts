import { AsyncLocalStorage } from 'node:async_hooks';
import fc from 'fast-check';
import { sqlStateOf } from '../../../../database/transaction.ts';

/** A process of the portal during one command, which may be cut off anywhere. */

/**
 * `death`: the process is gone. `timeout`: a statement exceeds the database's limit. `disconnection`: the database
 * closes the connection. `pause`: the database process stops with all its locks.
 */
export type Accident = 'death' | 'timeout' | 'disconnection' | 'pause';
export interface Plan {
  accident: Accident;
  /** Number of the statement before or after which it strikes; a death also counts requests to the gateway. */
  at: number;
  isAfter: boolean;
  /** Runs during a pause. */
  meanwhile?(): Promise<void>;
}

/** Places of a death: 0 for none, else a number of half statements. */
export const deathPlaces = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(160) });
export const deathAt = (place: number): Plan => ({
  accident: 'death',
  at: Math.ceil(place / 2),
  isAfter: place % 2 === 0,
});

export const STATEMENT_CANCELLED = '57014';
export const CONNECTION_ENDED = '57P01';

/** A connection held by a life. */
export interface Held {
  /** Rolls its transaction back, as the database does on disconnection, and releases it. */
  abandon(): Promise<void>;
  /** Makes the database cancel the next statement. */
  cancelStatement(): Promise<never>;
  /** Stops its database process. Returns a function that resumes it; null if it cannot be stopped. */
  stop(): Promise<(() => void) | null>;
}

/** Rejects, so that nothing in the memory of the test's process waits for work of the dead one. */
export const gone = () => Promise.reject(new Error('the process has ended'));

export class Life {
  /** True once the accident has happened. */
  isStruck = false;
  readonly held = new Set<Held>();
  readonly #plan: Plan;
  #steps = 0;
  #isDead = false;

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  get isDead(): boolean {
    return this.#isDead;
  }

  /** Runs a request to the gateway. */
  request<T>(work: () => Promise<T>): Promise<T> {
    return this.#plan.accident === 'death' ? this.#step(work, () => this.#die()) : work();
  }

  statement<T>(work: () => Promise<T>, held: Held): Promise<T> {
    return this.#step(work, () => (this.#plan.accident === 'pause' ? this.#pause(work, held) : this.#strike(held)));
  }

  async #step<T>(work: () => Promise<T>, strike: () => Promise<T>): Promise<T> {
    if (this.#isDead) return gone();
    const { at, isAfter } = this.#plan;
    if ((this.#steps += 1) !== at) return this.#whileAlive(work());
    if (isAfter) await work();
    this.isStruck = true;
    return strike();
  }

  /** Sends the statement, which is answered after the pause. */
  async #pause<T>(work: () => Promise<T>, held: Held): Promise<T> {
    const goOn = await held.stop();
    if (!goOn) return work();
    this.isStruck = true;
    const answer = work();
    try {
      await this.#plan.meanwhile?.();
    } finally {
      goOn();
    }
    return answer;
  }

  async #whileAlive<T>(work: Promise<T>): Promise<T> {
    const answer = await work;
    return this.#isDead ? gone() : answer;
  }

  async #strike<T>(held: Held): Promise<T> {
    const { accident } = this.#plan;
    if (accident === 'death') return this.#die();
    if (accident === 'timeout') return held.cancelStatement();
    await held.abandon();
    throw Object.assign(new Error('terminating connection due to administrator command'), { code: CONNECTION_ENDED });
  }

  async #die<T>(): Promise<T> {
    this.#isDead = true;
    await Promise.all([...this.held].map((held) => held.abandon()));
    return gone();
  }

  /** True if an error is the accident itself. */
  isAccident(error: unknown): boolean {
    const { isStruck } = this;
    return (
      this.#isDead || (isStruck && [STATEMENT_CANCELLED, CONNECTION_ENDED].some((state) => state === sqlStateOf(error)))
    );
  }
}

export const lives = new AsyncLocalStorage<Life>();

export const CUT_OFF = 'cut off';

/** Runs work as a process that a plan cuts off. Returns its result, or `CUT_OFF`, because nobody receives it. */
export async function cutOff<T>(plan: Plan, work: () => Promise<T>): Promise<T | typeof CUT_OFF> {
  const life = new Life(plan);
  try {
    const answer = await lives.run(life, work);
    return life.isStruck ? CUT_OFF : answer;
  } catch (error) {
    if (!life.isAccident(error)) throw error;
    return CUT_OFF;
  }
}

/** Sends a request to the gateway within the current life, if any. */
export function throughLife<T>(work: () => Promise<T>): Promise<T> {
  const life = lives.getStore();
  return life ? life.request(work) : work();
}
