import { setTimeout as pause } from 'node:timers/promises';
import type { Job, Outcome } from '../../src/rendering/job.ts';
import { changesByPublishing } from './changesByPublishing.ts';
import { CircuitBreaker, COOLDOWN_MS } from './CircuitBreaker.ts';
import { PageCache } from './PageCache.ts';
import type { PageRequest, Renderer } from './Renderer.ts';
import { sectionOfJob } from './sectionOfJob.ts';

/** Time that a visitor waits for a page before the browser renders it. */
export const PAGE_TIMEOUT_MS = 300;
/**
 * A cached page is served as it is for `freshMs`; until `usableMs` it is served stale, and renewed in the background.
 */
interface Lifetime {
  freshMs: number;
  usableMs: number;
}
/** Lifetime of a page that may change at any time, as when seats are taken. */
const UNTOLD: Lifetime = { freshMs: 5000, usableMs: 60_000 };
/** Lifetime of a page of which this server is notified when it is outdated: until then only view counts age. */
const PUSHED: Lifetime = { freshMs: 30_000, usableMs: 600_000 };
/** Maximum age of a page served because a new render failed: the API or the section's process is down. */
const STALE_IF_ERROR_MS = 600_000;
/** A page not requested within this time is not renewed when something is published. */
const ASKED_FOR_MS = 60_000;
/** TTL of an incompletely rendered page: on a busy machine the next render would hardly be complete sooner. */
const INCOMPLETE_MS = 1000;
/** Retries of a renewal after publishing: in total longer than the circuit stays open. */
const RENEWAL_TRIES = 20;
const RENEWAL_PAUSE_MS = 1000;

/**
 * Source of a page: fresh from the cache, stale and being renewed, or rendered now. Otherwise the reason why the
 * browser renders: the render failed, is late, all processes are busy, or the circuit is open.
 */
type PageSource = 'kept' | 'older' | 'rendered' | 'failed' | 'late' | 'busy' | 'resting';

/** Counts a page requested by a visitor. */
export type CountPage = (section: string, source: PageSource) => void;

interface Options {
  renderer: Renderer;
  report(problem: string): void;
  count?: CountPage;
  timeoutMs?: number;
  now?: () => number;
  /** Resolves after the time, or with the signal. */
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
}

const pauseFor: NonNullable<Options['pause']> = (milliseconds, signal) =>
  pause(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);

/** State of publishing when a render began, and whether this server was notified of changes then. */
interface Publication {
  edition: number;
  isTold: boolean;
}

interface Running {
  outcome: Promise<Outcome | null>;
  startedAt: number;
}

const isIncomplete = (outcome: Outcome) => outcome.kind === 'rendered' && !outcome.rendering.isComplete;

/** Cache key of an incomplete page, separate from that of the complete one. */
const incompleteKey = (key: string) => `${key} incomplete`;

/** Cacheable for all visitors: a 404 is, a 429 of one visitor is not. */
const isLasting = (outcome: Outcome) =>
  outcome.kind !== 'failed' && (outcome.kind !== 'refused' || outcome.code === 404);

const buildOf = (version: string, { section, frameOnly }: Job) =>
  `${version} ${section?.name ?? ''} ${String(frameOnly)}`;

/** Key of the rendered thing: a page by its address, an inset by its path. */
const placeOf = ({ address, inset }: Job) => (inset === undefined ? address : `${address} ${inset}`);

const keyOf = ({ version, job }: PageRequest) => `${version} ${job.frameOnly ? 'frame' : 'page'} ${placeOf(job)}`;

/** Pages as guests see them, rendered once for all requests within a few seconds. */
export class RenderedPages {
  readonly #renderer: Renderer;
  readonly #report: (problem: string) => void;
  readonly #count: CountPage;
  readonly #timeoutMs: number;
  readonly #now: () => number;
  readonly #pause: NonNullable<Options['pause']>;
  readonly #cache = new PageCache();
  readonly #running = new Map<string, Running>();
  readonly #breaker: CircuitBreaker;
  /** Number of times that something was published. */
  #edition = 0;
  #isTold = false;
  readonly #closing = new AbortController();
  #renewal: Promise<void> | null = null;

  constructor({ renderer, report, ...options }: Options) {
    const { count = () => undefined, timeoutMs = PAGE_TIMEOUT_MS, now = Date.now, pause = pauseFor } = options;
    this.#renderer = renderer;
    this.#report = report;
    this.#count = count;
    this.#timeoutMs = timeoutMs;
    this.#now = now;
    this.#pause = pause;
    this.#breaker = new CircuitBreaker(now);
  }

  /** Cached or new outcome; null if the browser has to render. Takes no longer than the timeout; never throws. */
  async get(request: PageRequest, timeoutMs = this.#timeoutMs): Promise<Outcome | null> {
    const [outcome, source] = await this.#find(request, timeoutMs);
    // Warm-ups are no requests of visitors, and an inset is no page.
    if (request.job.visitor !== null && !request.job.inset) this.#count(sectionOfJob(request.job), source);
    return outcome;
  }

  /** True if something has been published since the cached page was rendered. */
  isOutdated(request: PageRequest): boolean {
    const cached = this.#cache.peek(keyOf(request));
    return cached !== undefined && cached.edition !== this.#edition;
  }

  /** Sets whether this server is notified of published content; earlier renders may have missed a change. */
  setInvalidationOnline(isTold: boolean): void {
    this.#isTold = isTold;
  }

  /**
   * After something was published, renews the pages requested in the last minute, one after the other, and serves them
   * stale meanwhile. Other pages are dropped.
   */
  renewAll(): Promise<void> {
    this.#edition += 1;
    this.#renewal ??= this.#renewOutdated().finally(() => {
      this.#renewal = null;
    });
    return this.#renewal;
  }

  close(): Promise<void> {
    this.#closing.abort();
    return this.#renderer.close();
  }

  async #find(request: PageRequest, timeoutMs: number): Promise<[Outcome | null, PageSource]> {
    const key = keyOf(request);
    const cached = this.#cache.get(key);
    const age = cached ? this.#now() - cached.at : Infinity;
    // The next renewal is on behalf of this visitor.
    if (cached && request.job.visitor !== null) {
      cached.request = request;
      cached.askedAt = this.#now();
    }
    const { freshMs, usableMs } = cached?.isTold && this.#isTold ? PUSHED : UNTOLD;
    if (cached && age < freshMs && cached.edition === this.#edition) return [cached.outcome, 'kept'];
    if (cached && age < usableMs) {
      this.#renew(key, request);
      return [cached.outcome, 'older'];
    }
    const [outcome, source] = await this.#newest(key, request, timeoutMs);
    return outcome === null && cached && age < STALE_IF_ERROR_MS ? [cached.outcome, 'older'] : [outcome, source];
  }

  /** Renders a page, or returns an incomplete render of a moment ago. */
  async #newest(key: string, request: PageRequest, timeoutMs: number): Promise<[Outcome | null, PageSource]> {
    const incomplete = this.#recentlyIncomplete(key);
    if (incomplete) return [incomplete, 'kept'];
    const running = this.#running.get(key) ?? this.#begin(key, request);
    if (typeof running === 'string') return [null, running];
    const remainingMs = timeoutMs - (this.#now() - running.startedAt);
    // Late arrivals skip an overdue render.
    if (remainingMs <= 0) return [null, 'late'];
    const late = new AbortController();
    const outcome = await Promise.race([
      running.outcome,
      this.#pause(remainingMs, late.signal).then(() => 'late' as const),
    ]).finally(() => late.abort());
    if (outcome === 'late') return [null, 'late'];
    return [outcome, outcome ? 'rendered' : 'failed'];
  }

  /** Renews a page in the background, unless a render is running or was just incomplete. */
  #renew(key: string, request: PageRequest): void {
    if (!this.#running.has(key) && !this.#recentlyIncomplete(key)) this.#begin(key, request);
  }

  async #renewOutdated(): Promise<void> {
    const { signal } = this.#closing;
    let edition = this.#edition;
    for (let tries = 0; tries < RENEWAL_TRIES; tries = edition === this.#edition ? tries + 1 : 0) {
      edition = this.#edition;
      for (const key of this.#outdatedKeys()) if (!signal.aborted) await this.#renewOutdatedPage(key);
      if (signal.aborted || this.#outdatedKeys().length === 0) return;
      if (edition === this.#edition)
        await pause(RENEWAL_PAUSE_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Outdated pages that were requested recently, latest first; drops the others. */
  #outdatedKeys(): string[] {
    const outdated = [...this.#cache.entries()].filter(([, { edition }]) => edition !== this.#edition);
    const isAskedFor = ({ askedAt }: { askedAt: number }) => this.#now() - askedAt < ASKED_FOR_MS;
    for (const [key, page] of outdated) if (!isAskedFor(page)) this.#cache.delete(key);
    return outdated.filter(([, page]) => isAskedFor(page) && !isIncomplete(page.outcome)).map(([key]) => key);
  }

  async #renewOutdatedPage(key: string): Promise<void> {
    // A render that was running at the time of publishing may lack it.
    await this.#running.get(key)?.outcome;
    const cached = this.#cache.peek(key);
    if (!cached || cached.edition === this.#edition) return;
    this.#renew(key, cached.request);
    await this.#running.get(key)?.outcome;
  }

  #recentlyIncomplete(key: string): Outcome | null {
    const cached = this.#cache.get(incompleteKey(key));
    return cached && this.#now() - cached.at < INCOMPLETE_MS ? cached.outcome : null;
  }

  #begin(key: string, request: PageRequest): Running | 'resting' | 'busy' {
    const { file, version, job } = request;
    const publication = { edition: this.#edition, isTold: this.#isTold };
    if (this.#breaker.isOpen(buildOf(version, job), placeOf(job))) return 'resting';
    if (this.#renderer.isBusy(file, job)) return 'busy';
    const outcome = this.#renderer
      .render(file, job)
      .then((result) => this.#note(key, request, publication, result))
      .finally(() => this.#running.delete(key));
    const running = { outcome, startedAt: this.#now() };
    this.#running.set(key, running);
    return running;
  }

  #note(key: string, request: PageRequest, { edition, isTold }: Publication, outcome: Outcome): Outcome | null {
    const { version, job } = request;
    const at = this.#now();
    const askedAt = this.#cache.peek(key)?.askedAt ?? (job.visitor === null ? -Infinity : at);
    const cached = { outcome, at, askedAt, edition, isTold: isTold && changesByPublishing(outcome), request };
    if (isIncomplete(outcome)) this.#cache.set(incompleteKey(key), cached);
    else if (isLasting(outcome)) this.#cache.set(key, cached);
    if (outcome.kind !== 'failed') return outcome;
    const isOfWholeBuild = this.#breaker.open(buildOf(version, job), placeOf(job), outcome.of === 'build');
    const also = isOfWholeBuild ? ', and all of its build with it' : '';
    this.#report(`${placeOf(job)} is left to browsers for ${COOLDOWN_MS / 1000} s${also}: ${outcome.reason}`);
    return null;
  }
}
