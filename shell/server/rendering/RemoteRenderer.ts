import * as v from 'valibot';
import type { Job, Outcome } from '../../src/rendering/job.ts';
import type { Renderer } from './Renderer.ts';

/** The other program ends a thread that is stuck earlier than this. */
const TIMEOUT_MS = 5000;
/** Jobs under way: one that hangs must not collect the work of all visitors. */
const MAX_AT_ONCE = 64;
/** After it could not be reached; until then nobody waits for it. */
const PAUSE_MS = 1000;

/** No fault of the page's, nor of its build. */
const NOT_NOW = { kind: 'refused', code: 503 } as const satisfies Outcome;

/** What the other program may answer: it runs code of sections, so that its word is not taken for it. */
const outcomeShape = v.variant('kind', [
  v.object({
    kind: v.literal('rendered'),
    rendering: v.looseObject({
      html: v.string(),
      head: v.string(),
      title: v.nullable(v.string()),
      description: v.nullable(v.string()),
      answers: v.array(v.tuple([v.array(v.unknown()), v.unknown()])),
      isComplete: v.boolean(),
    }),
  }),
  v.object({ kind: v.literal('needsBrowser') }),
  v.object({ kind: v.literal('refused'), code: v.number() }),
  v.object({ kind: v.literal('failed'), of: v.picklist(['page', 'build']), reason: v.string() }),
]);

interface Options {
  timeoutMs?: number;
  now?: () => number;
}

/** Has pages rendered by a program of its own (`renderer.ts`): sections' code then runs where this server is not. */
export class RemoteRenderer implements Renderer {
  readonly #url: string;
  readonly #report: (problem: string) => void;
  readonly #timeoutMs: number;
  readonly #now: () => number;
  #underWay = 0;
  #pausesUntil = 0;

  /** @param origin where the program listens. */
  constructor(
    origin: string,
    report: (problem: string) => void,
    { timeoutMs = TIMEOUT_MS, now = Date.now }: Options = {},
  ) {
    this.#url = new URL('/render', origin).href;
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
      // One report for all that were under way.
      if (this.#now() >= this.#pausesUntil) this.#report(`${this.#url} renders nothing: ${String(error)}`);
      this.#pausesUntil = this.#now() + PAUSE_MS;
      return NOT_NOW;
    } finally {
      this.#underWay -= 1;
    }
  }

  async close(): Promise<void> {}

  async #ask(file: string, job: Job): Promise<Outcome> {
    const response = await fetch(this.#url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ file, job }),
      signal: AbortSignal.timeout(this.#timeoutMs),
    });
    if (response.status === NOT_NOW.code) return NOT_NOW;
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return v.parse(outcomeShape, await response.json());
  }
}
