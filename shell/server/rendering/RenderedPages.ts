import { setTimeout as pause } from 'node:timers/promises';
import type { Job, Outcome } from '../../src/rendering/job.ts';
import { KeptPages } from './KeptPages.ts';
import type { Renderer } from './Renderer.ts';
import { REST_MS, Rests } from './Rests.ts';

/** A visitor waits this long for a page; then the browser renders it. */
export const PATIENCE_MS = 300;
/** A kept page is given as it is for this long. */
const FRESH_MS = 5000;
/** An older one is given only when a new one does not come in time, and no longer than this. */
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

interface Running {
  outcome: Promise<Outcome | null>;
  startedAt: number;
}

const isIncomplete = (outcome: Outcome) => outcome.kind === 'rendered' && !outcome.rendering.isComplete;

/** Where a page that is incomplete is kept beside the whole one. */
const incompleteKey = (key: string) => `${key} incomplete`;

/** Whether it holds for everybody. Of refusals what does not exist does; too many calls are one visitor's own. */
const isLasting = (outcome: Outcome) =>
  outcome.kind !== 'failed' && (outcome.kind !== 'refused' || outcome.code === 404);

const buildOf = (version: string, { section, frameOnly }: Job) =>
  `${version} ${section?.name ?? ''} ${String(frameOnly)}`;

/** Pages as guests see them, rendered once for all who ask within a few seconds. */
export class RenderedPages {
  readonly #renderer: Renderer;
  readonly #report: (problem: string) => void;
  readonly #patienceMs: number;
  readonly #now: () => number;
  readonly #kept = new KeptPages();
  readonly #running = new Map<string, Running>();
  readonly #rests: Rests;

  constructor(
    renderer: Renderer,
    report: (problem: string) => void,
    patienceMs = PATIENCE_MS,
    now: () => number = Date.now,
  ) {
    this.#patienceMs = patienceMs;
    this.#renderer = renderer;
    this.#report = report;
    this.#now = now;
    this.#rests = new Rests(now);
  }

  /** What came of it; null when the browser has to render. Takes no longer than a visitor's patience; never throws. */
  async get(request: PageRequest, patienceMs = this.#patienceMs): Promise<Outcome | null> {
    const { version, job } = request;
    const key = `${version} ${job.frameOnly ? 'frame' : 'page'} ${job.address}`;
    const kept = this.#kept.get(key);
    const age = kept ? this.#now() - kept.at : Infinity;
    if (kept && age < FRESH_MS) return kept.outcome;
    const older = kept && age < USABLE_MS ? kept.outcome : null;
    const incomplete = this.#kept.get(incompleteKey(key));
    if (incomplete && this.#now() - incomplete.at < INCOMPLETE_MS) return older ?? incomplete.outcome;
    const running = this.#running.get(key) ?? this.#begin(key, request);
    if (!running) return older;
    const patience = patienceMs - (this.#now() - running.startedAt);
    // Whoever comes while it is late already does not wait for it.
    if (patience <= 0) return older;
    const late = new AbortController();
    const outcome = await Promise.race([
      running.outcome,
      pause(patience, null, { signal: late.signal, ref: false }).catch(() => null),
    ]).finally(() => late.abort());
    return outcome ?? older;
  }

  close(): Promise<void> {
    return this.#renderer.close();
  }

  #begin(key: string, { file, version, job }: PageRequest): Running | null {
    if (this.#rests.has(buildOf(version, job), job.address) || this.#renderer.isBusy(file, job)) return null;
    const outcome = this.#renderer
      .render(file, job)
      .then((result) => this.#note(key, version, job, result))
      .finally(() => this.#running.delete(key));
    const running = { outcome, startedAt: this.#now() };
    this.#running.set(key, running);
    return running;
  }

  #note(key: string, version: string, job: Job, outcome: Outcome): Outcome | null {
    if (isIncomplete(outcome)) this.#kept.keep(incompleteKey(key), outcome, this.#now());
    else if (isLasting(outcome)) this.#kept.keep(key, outcome, this.#now());
    if (outcome.kind !== 'failed') return outcome;
    const restsWhole = this.#rests.begin(buildOf(version, job), job.address, outcome.of === 'build');
    const also = restsWhole ? ', and all of its build with it' : '';
    this.#report(`${job.address} is left to browsers for ${REST_MS / 1000} s${also}: ${outcome.reason}`);
    return null;
  }
}
