import { setTimeout as pause } from 'node:timers/promises';
import type { Outcome } from '../../src/rendering/job.ts';
import { changesByPublishing } from './changesByPublishing.ts';
import { PageCache } from './PageCache.ts';
import type { PageRequest } from './Renderer.ts';
import { keyOf, RenderQueue, type Rendered, type RenderQueueOptions } from './RenderQueue.ts';
import { sectionOfJob } from './sectionOfJob.ts';
import { freshnessOf, type Publication } from './stalePolicy.ts';

/** Time that a visitor waits for a page before the browser renders it. */
export const PAGE_TIMEOUT_MS = 300;
/** A page not requested within this time is not renewed when something is published. */
const ASKED_FOR_MS = 60_000;
/** Lifetime of an incompletely rendered page: on a busy machine the next render would hardly be complete sooner. */
const INCOMPLETE_MS = 1000;
/** Retries of a renewal after publishing: in total longer than the circuit stays open. */
const RENEWAL_TRIES = 20;
const RENEWAL_PAUSE_MS = 1000;

/** Source of a page: the cache, or a render. */
type Found = [outcome: Outcome, source: 'fresh' | 'stale'] | Rendered;

/** Counts a page requested by a visitor. */
export type CountPage = (section: string, source: Found[1]) => void;

interface Options extends RenderQueueOptions {
  /** Paths of calls whose answers change by publishing alone. */
  publishedPaths: ReadonlySet<string>;
  count?: CountPage;
  timeoutMs?: number;
}

const isIncomplete = (outcome: Outcome) => outcome.kind === 'rendered' && !outcome.rendering.isComplete;

/** Cache key of an incomplete page, separate from that of the complete one. */
const incompleteKey = (key: string) => `${key} incomplete`;

/** Cacheable for all visitors: a 404 is, a 429 of one visitor is not. */
const isCacheable = (outcome: Outcome) =>
  outcome.kind !== 'failed' && (outcome.kind !== 'refused' || outcome.code === 404);

/** Pages as guests see them, rendered once for all requests within a few seconds. */
export class RenderedPages {
  readonly #queue: RenderQueue;
  readonly #publishedPaths: ReadonlySet<string>;
  readonly #count: CountPage;
  readonly #timeoutMs: number;
  readonly #now: () => number;
  readonly #cache = new PageCache();
  #publication: Publication = { edition: 0, isNotified: false };
  readonly #closing = new AbortController();
  #renewal: Promise<void> | null = null;

  constructor({ publishedPaths, count = () => undefined, timeoutMs = PAGE_TIMEOUT_MS, ...options }: Options) {
    this.#queue = new RenderQueue(options);
    this.#publishedPaths = publishedPaths;
    this.#count = count;
    this.#timeoutMs = timeoutMs;
    this.#now = options.now ?? Date.now;
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
    return cached !== undefined && cached.edition !== this.#publication.edition;
  }

  /** Sets whether this server is notified of published content; earlier renders may have missed a change. */
  setInvalidationOnline(isNotified: boolean): void {
    this.#publication = { ...this.#publication, isNotified };
  }

  /**
   * After something was published, renews the pages requested in the last minute, one after the other, and serves them
   * stale meanwhile. Other pages are dropped.
   */
  renewAll(): Promise<void> {
    this.#publication = { ...this.#publication, edition: this.#publication.edition + 1 };
    this.#renewal ??= this.#renewOutdated().finally(() => {
      this.#renewal = null;
    });
    return this.#renewal;
  }

  close(): Promise<void> {
    this.#closing.abort();
    return this.#queue.close();
  }

  async #find(request: PageRequest, timeoutMs: number): Promise<Found> {
    const key = keyOf(request);
    const cached = this.#cache.get(key);
    // The next renewal is on behalf of this visitor.
    if (cached && request.job.visitor !== null) {
      cached.request = request;
      cached.askedAt = this.#now();
    }
    const freshness = cached ? freshnessOf(cached, this.#now(), this.#publication) : 'expired';
    if (cached && freshness === 'fresh') return [cached.outcome, 'fresh'];
    if (cached && freshness === 'stale-while-revalidate') {
      this.#renew(key, request);
      return [cached.outcome, 'stale'];
    }
    const incomplete = this.#recentlyIncomplete(key);
    if (incomplete) return [incomplete, 'fresh'];
    const rendered = await this.#queue.render(request, timeoutMs, this.#storeOf(request));
    return rendered[0] === null && cached && freshness === 'stale-if-error' ? [cached.outcome, 'stale'] : rendered;
  }

  /** Renews a page in the background, unless a render is running or was just incomplete. */
  #renew(key: string, request: PageRequest): void {
    if (!this.#queue.isRunning(key) && !this.#recentlyIncomplete(key))
      this.#queue.begin(request, this.#storeOf(request));
  }

  async #renewOutdated(): Promise<void> {
    const { signal } = this.#closing;
    let { edition } = this.#publication;
    for (let tries = 0; tries < RENEWAL_TRIES; tries = edition === this.#publication.edition ? tries + 1 : 0) {
      edition = this.#publication.edition;
      for (const key of this.#outdatedKeys()) if (!signal.aborted) await this.#renewOutdatedPage(key);
      if (signal.aborted || this.#outdatedKeys().length === 0) return;
      if (edition === this.#publication.edition)
        await pause(RENEWAL_PAUSE_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Outdated pages that were requested recently, latest first; drops the others. */
  #outdatedKeys(): string[] {
    const outdated = [...this.#cache.entries()].filter(([, { edition }]) => edition !== this.#publication.edition);
    const isAskedFor = ({ askedAt }: { askedAt: number }) => this.#now() - askedAt < ASKED_FOR_MS;
    for (const [key, page] of outdated) if (!isAskedFor(page)) this.#cache.delete(key);
    return outdated.filter(([, page]) => isAskedFor(page) && !isIncomplete(page.outcome)).map(([key]) => key);
  }

  async #renewOutdatedPage(key: string): Promise<void> {
    // A render that was running at the time of publishing may lack it.
    await this.#queue.settled(key);
    const cached = this.#cache.peek(key);
    if (!cached || cached.edition === this.#publication.edition) return;
    this.#renew(key, cached.request);
    await this.#queue.settled(key);
  }

  #recentlyIncomplete(key: string): Outcome | null {
    const cached = this.#cache.get(incompleteKey(key));
    return cached && this.#now() - cached.at < INCOMPLETE_MS ? cached.outcome : null;
  }

  /** Caches the outcome of a render that begins now, with the state of publishing of now. */
  #storeOf(request: PageRequest): (outcome: Outcome) => void {
    const key = keyOf(request);
    const { edition, isNotified } = this.#publication;
    return (outcome) => {
      const at = this.#now();
      const askedAt = this.#cache.peek(key)?.askedAt ?? (request.job.visitor === null ? -Infinity : at);
      const state = { edition, isNotified: isNotified && changesByPublishing(outcome, this.#publishedPaths) };
      const cached = { outcome, at, askedAt, ...state, request };
      if (isIncomplete(outcome)) this.#cache.set(incompleteKey(key), cached);
      else if (isCacheable(outcome)) this.#cache.set(key, cached);
    };
  }
}
