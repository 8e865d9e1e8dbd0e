import { setTimeout as pause } from 'node:timers/promises';
import type { Job, Outcome } from '../../src/rendering/job.ts';
import { CircuitBreaker, COOLDOWN_MS } from './CircuitBreaker.ts';
import type { PageRequest, Renderer } from './Renderer.ts';

export interface RenderQueueOptions {
  renderer: Renderer;
  report(problem: string): void;
  now?: () => number;
  /** Resolves after the time, or with the signal. */
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
}

/** Reason why browsers render: a failure, a late render, busy processes, or an open circuit. */
type Missing = 'failed' | 'late' | 'busy' | 'open';

/** Outcome of a render, or the reason why there is none. */
export type Rendered = [outcome: Outcome, source: 'rendered'] | [outcome: null, source: Missing];

interface Running {
  outcome: Promise<Outcome | null>;
  startedAt: number;
}

const pauseFor: NonNullable<RenderQueueOptions['pause']> = (milliseconds, signal) =>
  pause(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);

const buildOf = (version: string, { section, frameOnly }: Job) =>
  `${version} ${section?.name ?? ''} ${String(frameOnly)}`;

/** Key of the rendered thing: a page by its address, an inset by its path. */
const placeOf = ({ address, inset }: Job) => (inset === undefined ? address : `${address} ${inset}`);

/** Key of a request: requests with one key share a render. */
export const keyOf = ({ version, job }: PageRequest) =>
  `${version} ${job.frameOnly ? 'frame' : 'page'} ${placeOf(job)}`;

/** Running renders, one per key, with a circuit breaker. */
export class RenderQueue {
  readonly #renderer: Renderer;
  readonly #report: (problem: string) => void;
  readonly #now: () => number;
  readonly #pause: NonNullable<RenderQueueOptions['pause']>;
  readonly #breaker: CircuitBreaker;
  readonly #running = new Map<string, Running>();

  constructor({ renderer, report, now = Date.now, pause = pauseFor }: RenderQueueOptions) {
    this.#renderer = renderer;
    this.#report = report;
    this.#now = now;
    this.#pause = pause;
    this.#breaker = new CircuitBreaker(now);
  }

  isRunning(key: string): boolean {
    return this.#running.has(key);
  }

  /** Resolves when the key has no running render. */
  async settled(key: string): Promise<void> {
    await this.#running.get(key)?.outcome;
  }

  /** Begins a render unless one is running, the circuit is open or all processes are busy. */
  begin(request: PageRequest, store: (outcome: Outcome) => void): Running | 'open' | 'busy' {
    const key = keyOf(request);
    const running = this.#running.get(key);
    if (running) return running;
    const { file, version, job } = request;
    if (this.#breaker.isOpen(buildOf(version, job), placeOf(job))) return 'open';
    if (this.#renderer.isBusy(file, job)) return 'busy';
    const outcome = this.#renderer
      .render(file, job)
      .then((result) => {
        store(result);
        return this.#unlessFailed(request, result);
      })
      .finally(() => this.#running.delete(key));
    const begun = { outcome, startedAt: this.#now() };
    this.#running.set(key, begun);
    return begun;
  }

  /** Waits for a render at most until the timeout, counted from the beginning of the render: late arrivals skip it. */
  async render(request: PageRequest, timeoutMs: number, store: (outcome: Outcome) => void): Promise<Rendered> {
    const running = this.begin(request, store);
    if (typeof running === 'string') return [null, running];
    const remainingMs = timeoutMs - (this.#now() - running.startedAt);
    if (remainingMs <= 0) return [null, 'late'];
    const late = new AbortController();
    const outcome = await Promise.race([
      running.outcome,
      this.#pause(remainingMs, late.signal).then(() => 'late' as const),
    ]).finally(() => late.abort());
    if (outcome === 'late') return [null, 'late'];
    return outcome ? [outcome, 'rendered'] : [null, 'failed'];
  }

  close(): Promise<void> {
    return this.#renderer.close();
  }

  #unlessFailed({ version, job }: PageRequest, outcome: Outcome): Outcome | null {
    if (outcome.kind !== 'failed') return outcome;
    const isOfWholeBuild = this.#breaker.open(buildOf(version, job), placeOf(job), outcome.of === 'build');
    const also = isOfWholeBuild ? ', and all of its build with it' : '';
    this.#report(`${placeOf(job)} is left to browsers for ${COOLDOWN_MS / 1000} s${also}: ${outcome.reason}`);
    return null;
  }
}
