import * as v from 'valibot';
import type { Job, Outcome } from '../../src/rendering/job.ts';
import type { LiveCode } from './liveCode.ts';
import { outcomeShape } from './outcomeShape.ts';
import type { Renderer } from './Renderer.ts';

/** Longer than the other program takes to end a stuck process. */
const TIMEOUT_MS = 5000;
/** Limit of concurrent jobs: a hanging program must not collect the work of all visitors. */
const MAX_AT_ONCE = 64;
/** Pause after the program could not be reached, in which it is skipped. */
const PAUSE_MS = 1000;

/** Neither the fault of the page nor of its build. */
const NOT_NOW = { kind: 'refused', code: 503 } as const satisfies Outcome;

interface Options {
  timeoutMs?: number;
  now?: () => number;
}

/** Has pages rendered by a program of its own (`renderer.ts`), which isolates sections' code from this server. */
export class RemoteRenderer implements Renderer {
  readonly #origin: string;
  readonly #report: (problem: string) => void;
  readonly #timeoutMs: number;
  readonly #now: () => number;
  #underWay = 0;
  #pausesUntil = 0;

  /** @param origin of the program. */
  constructor(
    origin: string,
    report: (problem: string) => void,
    { timeoutMs = TIMEOUT_MS, now = Date.now }: Options = {},
  ) {
    this.#origin = origin;
    this.#report = report;
    this.#timeoutMs = timeoutMs;
    this.#now = now;
  }

  isBusy(): boolean {
    return this.#underWay >= MAX_AT_ONCE || this.#now() < this.#pausesUntil;
  }

  async render(file: string, job: Job): Promise<Outcome> {
    this.#underWay += 1;
    try {
      return await this.#ask(file, job);
    } catch (error) {
      // One report for all concurrent failures.
      if (this.#now() >= this.#pausesUntil) this.#report(`${this.#origin} renders nothing: ${String(error)}`);
      this.#pausesUntil = this.#now() + PAUSE_MS;
      return NOT_NOW;
    } finally {
      this.#underWay -= 1;
    }
  }

  /** A program that cannot be reached now gets the next change. */
  async keepOnly(live: LiveCode): Promise<void> {
    await this.#post('/live', live).catch(() => undefined);
  }

  async close(): Promise<void> {}

  #post(path: string, body: object): Promise<Response> {
    return fetch(new URL(path, this.#origin), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(this.#timeoutMs),
    });
  }

  async #ask(file: string, job: Job): Promise<Outcome> {
    const response = await this.#post('/render', { file, job });
    if (response.status === NOT_NOW.code) return NOT_NOW;
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return v.parse(outcomeShape, await response.json());
  }
}
