import { setTimeout as pause } from 'node:timers/promises';
import type { Job, Outcome } from '../../src/rendering/job.ts';
import { CircuitBreaker, COOLDOWN_MS } from './CircuitBreaker.ts';
import { PageCache } from './PageCache.ts';
import type { Renderer } from './Renderer.ts';
import { sectionOfJob } from './sectionOfJob.ts';

/** A visitor waits this long for a page; then the browser renders it. */
export const PAGE_TIMEOUT_MS = 300;
/** A cached page is given as it is for this long. */
const FRESH_MS = 5000;
/** An older one is given at once and renewed behind the visitor, no longer than this. */
const USABLE_MS = 60_000;
/** A page without all that it asked for is given for this long: on a busy machine nobody would get another soon. */
const INCOMPLETE_MS = 1000;

/** What is rendered, and by which build of the shell. */
export interface PageRequest {
  /** The shell's code for the server. */
  file: string;
  /** Names what the job depends on, beside the address: builds and menus. */
  version: string;
  job: Job;
}

/**
 * Where a page came from: as it was kept, an older one that is renewed meanwhile, one that was rendered now. Or why the
 * browser has to render it: the render has failed or takes too long, all threads are busy, or it failed a moment ago.
 */
type PageSource = 'kept' | 'older' | 'rendered' | 'failed' | 'late' | 'busy' | 'resting';

/** Counts a page that a visitor asked for. */
export type CountPage = (section: string, source: PageSource) => void;

interface Options {
  renderer: Renderer;
  report(problem: string): void;
  count?: CountPage;
  timeoutMs?: number;
  now?: () => number;
}

interface Running {
  outcome: Promise<Outcome | null>;
  startedAt: number;
}

const isIncomplete = (outcome: Outcome) => outcome.kind === 'rendered' && !outcome.rendering.isComplete;

/** Where a page that is incomplete is cached beside the whole one. */
const incompleteKey = (key: string) => `${key} incomplete`;

/** Whether it holds for everybody. Of refusals what does not exist does; too many calls are one visitor's own. */
const isLasting = (outcome: Outcome) =>
  outcome.kind !== 'failed' && (outcome.kind !== 'refused' || outcome.code === 404);

const buildOf = (version: string, { section, frameOnly }: Job) =>
  `${version} ${section?.name ?? ''} ${String(frameOnly)}`;

/** What is rendered: a page by its address, an inset by its path. */
const placeOf = ({ address, inset }: Job) => (inset === undefined ? address : `${address} ${inset}`);

/** Pages as guests see them, rendered once for all who ask within a few seconds. */
export class RenderedPages {
  readonly #renderer: Renderer;
  readonly #report: (problem: string) => void;
  readonly #count: CountPage;
  readonly #timeoutMs: number;
  readonly #now: () => number;
  readonly #cache = new PageCache();
  readonly #running = new Map<string, Running>();
  readonly #breaker: CircuitBreaker;

  constructor({ renderer, report, count = () => undefined, timeoutMs = PAGE_TIMEOUT_MS, now = Date.now }: Options) {
    this.#renderer = renderer;
    this.#report = report;
    this.#count = count;
    this.#timeoutMs = timeoutMs;
    this.#now = now;
    this.#breaker = new CircuitBreaker(now);
  }

  /** What came of it; null when the browser has to render. Takes no longer than the timeout; never throws. */
  async get(request: PageRequest, timeoutMs = this.#timeoutMs): Promise<Outcome | null> {
    const [outcome, source] = await this.#find(request, timeoutMs);
    // Nobody has asked for what is rendered to be warm, and an inset is no page.
    if (request.job.visitor !== null && !request.job.inset) this.#count(sectionOfJob(request.job), source);
    return outcome;
  }

  close(): Promise<void> {
    return this.#renderer.close();
  }

  async #find(request: PageRequest, timeoutMs: number): Promise<[Outcome | null, PageSource]> {
    const { version, job } = request;
    const key = `${version} ${job.frameOnly ? 'frame' : 'page'} ${placeOf(job)}`;
    const cached = this.#cache.get(key);
    const age = cached ? this.#now() - cached.at : Infinity;
    if (cached && age < FRESH_MS) return [cached.outcome, 'kept'];
    if (cached && age < USABLE_MS) {
      this.#renew(key, request);
      return [cached.outcome, 'older'];
    }
    const incomplete = this.#recentlyIncomplete(key);
    if (incomplete) return [incomplete, 'kept'];
    const running = this.#running.get(key) ?? this.#begin(key, request);
    if (typeof running === 'string') return [null, running];
    const remainingMs = timeoutMs - (this.#now() - running.startedAt);
    // Whoever comes while it is late already does not wait for it.
    if (remainingMs <= 0) return [null, 'late'];
    const late = new AbortController();
    const outcome = await Promise.race([
      running.outcome,
      pause(remainingMs, 'late' as const, { signal: late.signal, ref: false }).catch(() => 'late' as const),
    ]).finally(() => late.abort());
    if (outcome === 'late') return [null, 'late'];
    return [outcome, outcome ? 'rendered' : 'failed'];
  }

  /** Renders a page anew that visitors get as it is meanwhile; not while it is under way, nor where it would rest. */
  #renew(key: string, request: PageRequest): void {
    if (!this.#running.has(key) && !this.#recentlyIncomplete(key)) this.#begin(key, request);
  }

  #recentlyIncomplete(key: string): Outcome | null {
    const cached = this.#cache.get(incompleteKey(key));
    return cached && this.#now() - cached.at < INCOMPLETE_MS ? cached.outcome : null;
  }

  #begin(key: string, { file, version, job }: PageRequest): Running | 'resting' | 'busy' {
    if (this.#breaker.isOpen(buildOf(version, job), placeOf(job))) return 'resting';
    if (this.#renderer.isBusy(file, job)) return 'busy';
    const outcome = this.#renderer
      .render(file, job)
      .then((result) => this.#note(key, version, job, result))
      .finally(() => this.#running.delete(key));
    const running = { outcome, startedAt: this.#now() };
    this.#running.set(key, running);
    return running;
  }

  #note(key: string, version: string, job: Job, outcome: Outcome): Outcome | null {
    const cached = { outcome, at: this.#now() };
    if (isIncomplete(outcome)) this.#cache.set(incompleteKey(key), cached);
    else if (isLasting(outcome)) this.#cache.set(key, cached);
    if (outcome.kind !== 'failed') return outcome;
    const isOfWholeBuild = this.#breaker.open(buildOf(version, job), placeOf(job), outcome.of === 'build');
    const also = isOfWholeBuild ? ', and all of its build with it' : '';
    this.#report(`${placeOf(job)} is left to browsers for ${COOLDOWN_MS / 1000} s${also}: ${outcome.reason}`);
    return null;
  }
}
