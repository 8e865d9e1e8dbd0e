import { AsyncLocalStorage } from 'node:async_hooks';
import { sqlStateOf } from '../../../../database/transaction.ts';

/** One process of the portal while it does one thing, which may be cut off anywhere. */

/**
 * `death`: the process is gone. `timeout`: a statement takes longer than the database lets it. `disconnection`: the
 * database ends the connection. `pause`: the database's process stands still, with all locks that it holds.
 */
export type Accident = 'death' | 'timeout' | 'disconnection' | 'pause';
export interface Plan {
  accident: Accident;
  /** Before or after which of its statements; a death also counts its requests to the gateway. */
  at: number;
  isAfter: boolean;
  /** What happens to others during a pause. */
  meanwhile?(): Promise<void>;
}

export const STATEMENT_CANCELLED = '57014';
export const CONNECTION_ENDED = '57P01';

/** A connection that a life holds. */
export interface Held {
  /** Undoes its transaction, as the database does when the connection ends, and lets it go. */
  abandon(): Promise<void>;
  /** Lets the database itself end the statement that would be next. */
  cancelStatement(): Promise<never>;
  /** Stops the database's process behind it. Answers what lets it go on; null where it cannot be stopped. */
  stop(): Promise<(() => void) | null>;
}

const never = <T>() => new Promise<T>(() => undefined);

export class Life {
  /** Whether the accident has happened. */
  isStruck = false;
  readonly ended: Promise<void>;
  readonly held = new Set<Held>();
  readonly #plan: Plan;
  #end: () => void = () => undefined;
  #steps = 0;
  #isDead = false;

  constructor(plan: Plan) {
    this.#plan = plan;
    this.ended = new Promise((resolve) => (this.#end = resolve));
  }

  get isDead(): boolean {
    return this.#isDead;
  }

  /** A request to the gateway. */
  request<T>(work: () => Promise<T>): Promise<T> {
    return this.#plan.accident === 'death' ? this.#step(work, () => this.#die()) : work();
  }

  statement<T>(work: () => Promise<T>, held: Held): Promise<T> {
    return this.#step(work, () => (this.#plan.accident === 'pause' ? this.#pause(work, held) : this.#strike(held)));
  }

  async #step<T>(work: () => Promise<T>, strike: () => Promise<T>): Promise<T> {
    if (this.#isDead) return never();
    const { at, isAfter } = this.#plan;
    if ((this.#steps += 1) !== at) return this.#whileAlive(work());
    if (isAfter) await work();
    this.isStruck = true;
    return strike();
  }

  /** The statement has been sent, and is answered when the pause is over. */
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
    return this.#isDead ? never() : answer;
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
    this.#end();
    return never();
  }

  /** Whether an error is the accident itself. */
  isAccident(error: unknown): boolean {
    return this.isStruck && [STATEMENT_CANCELLED, CONNECTION_ENDED].some((state) => state === sqlStateOf(error));
  }
}

export const lives = new AsyncLocalStorage<Life>();

/** A request to the gateway by whatever lives now. */
export function throughLife<T>(work: () => Promise<T>): Promise<T> {
  const life = lives.getStore();
  return life ? life.request(work) : work();
}
