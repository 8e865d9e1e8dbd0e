import { setTimeout as pause } from 'node:timers/promises';
import type { Job, Outcome } from '../../src/rendering/job.ts';
import { changesByPublishing } from './changesByPublishing.ts';
import { CircuitBreaker, COOLDOWN_MS } from './CircuitBreaker.ts';
import { PageCache } from './PageCache.ts';
import type { PageRequest, Renderer } from './Renderer.ts';
import { sectionOfJob } from './sectionOfJob.ts';

/** A visitor waits this long for a page; then the browser renders it. */
export const PAGE_TIMEOUT_MS = 300;
/** A cached page is given as it is for this long; an older one at once, and renewed behind the visitor. */
interface Lifetime {
  freshMs: number;
  usableMs: number;
}
/** A page that may change at any time, as seats are taken. */
const UNTOLD: Lifetime = { freshMs: 5000, usableMs: 60_000 };
/** A page of which this server is told when it is outdated: until then only its numbers of views grow old. */
const TOLD: Lifetime = { freshMs: 30_000, usableMs: 600_000 };
/** One that is older still is given where nothing newer can be had: the API is away, or the section's process. */
const KEPT_FOR_FAILURE_MS = 600_000;
/** What nobody has asked for in this time is not rendered anew when something is published. */
const ASKED_FOR_MS = 60_000;
/** A page without all that it asked for is given for this long: on a busy machine nobody would get another soon. */
const INCOMPLETE_MS = 1000;
/** Of what is rendered anew for all who will ask: so often it is tried, for longer than what failed rests. */
const RENEWAL_TRIES = 20;
const RENEWAL_PAUSE_MS = 1000;

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
  /** Ends after so many milliseconds, or with the signal. */
  patience?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
}

const patienceOf: NonNullable<Options['patience']> = (milliseconds, signal) =>
  pause(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);

/** What was published when a render began, and whether this server was told of it then. */
interface Publication {
  edition: number;
  isTold: boolean;
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

const keyOf = ({ version, job }: PageRequest) => `${version} ${job.frameOnly ? 'frame' : 'page'} ${placeOf(job)}`;

/** Pages as guests see them, rendered once for all who ask within a few seconds. */
export class RenderedPages {
  readonly #renderer: Renderer;
  readonly #report: (problem: string) => void;
  readonly #count: CountPage;
  readonly #timeoutMs: number;
  readonly #now: () => number;
  readonly #patience: NonNullable<Options['patience']>;
  readonly #cache = new PageCache();
  readonly #running = new Map<string, Running>();
  readonly #breaker: CircuitBreaker;
  /** Counts the times that something else was published. */
  #edition = 0;
  #isTold = false;
  readonly #closing = new AbortController();
  #renewal: Promise<void> | null = null;

  constructor({ renderer, report, ...options }: Options) {
    const { count = () => undefined, timeoutMs = PAGE_TIMEOUT_MS, now = Date.now, patience = patienceOf } = options;
    this.#renderer = renderer;
    this.#report = report;
    this.#count = count;
    this.#timeoutMs = timeoutMs;
    this.#now = now;
    this.#patience = patience;
    this.#breaker = new CircuitBreaker(now);
  }

  /** What came of it; null when the browser has to render. Takes no longer than the timeout; never throws. */
  async get(request: PageRequest, timeoutMs = this.#timeoutMs): Promise<Outcome | null> {
    const [outcome, source] = await this.#find(request, timeoutMs);
    // Nobody has asked for what is rendered to be warm, and an inset is no page.
    if (request.job.visitor !== null && !request.job.inset) this.#count(sectionOfJob(request.job), source);
    return outcome;
  }

  /** Whether something else has been published since the page that is kept was rendered. */
  isOutdated(request: PageRequest): boolean {
    const cached = this.#cache.peek(keyOf(request));
    return cached !== undefined && cached.edition !== this.#edition;
  }

  /** Whether this server is told from now on of what is published; what was rendered before may have missed it. */
  setTold(isTold: boolean): void {
    this.#isTold = isTold;
  }

  /**
   * Something else is published: what was asked for in the last minute is rendered anew, one after the other, and given
   * as it was meanwhile. What nobody has asked for is forgotten.
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
    // Its next renewal is for this visitor.
    if (cached && request.job.visitor !== null) {
      cached.request = request;
      cached.askedAt = this.#now();
    }
    const { freshMs, usableMs } = cached?.isTold && this.#isTold ? TOLD : UNTOLD;
    if (cached && age < freshMs && cached.edition === this.#edition) return [cached.outcome, 'kept'];
    if (cached && age < usableMs) {
      this.#renew(key, request);
      return [cached.outcome, 'older'];
    }
    const [outcome, source] = await this.#newest(key, request, timeoutMs);
    return outcome === null && cached && age < KEPT_FOR_FAILURE_MS ? [cached.outcome, 'older'] : [outcome, source];
  }

  /** A page that is rendered now, or was a moment ago without all of it. */
  async #newest(key: string, request: PageRequest, timeoutMs: number): Promise<[Outcome | null, PageSource]> {
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
      this.#patience(remainingMs, late.signal).then(() => 'late' as const),
    ]).finally(() => late.abort());
    if (outcome === 'late') return [null, 'late'];
    return [outcome, outcome ? 'rendered' : 'failed'];
  }

  /** Renders a page anew that visitors get as it is meanwhile; not while it is under way, nor where it would rest. */
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

  /** Those that may still be asked for, the latest ones first; the others are forgotten. */
  #outdatedKeys(): string[] {
    const outdated = [...this.#cache.entries()].filter(([, { edition }]) => edition !== this.#edition);
    const isAskedFor = ({ askedAt }: { askedAt: number }) => this.#now() - askedAt < ASKED_FOR_MS;
    for (const [key, page] of outdated) if (!isAskedFor(page)) this.#cache.delete(key);
    return outdated.filter(([, page]) => isAskedFor(page) && !isIncomplete(page.outcome)).map(([key]) => key);
  }

  async #renewOutdatedPage(key: string): Promise<void> {
    // What was under way when it was published may not have it yet.
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
