import { SECOND_MS } from '../clock/durations.ts';
import type { Database } from '../database/types/database.ts';
import { PUBLISHED_CHANNEL } from './publishing.ts';
import { readPublishedMark } from './readPublishedMark.ts';

/** Bounds of a random long poll duration, so that clients that polled together do not poll together again. */
const MIN_HELD_MS = 20 * SECOND_MS;
const MAX_HELD_MS = 26 * SECOND_MS;
/** Long polls are public: further ones get a response at once. */
const MAX_HELD = 200;
/** Shortest interval of reads for polls that do not wait. */
const READ_EVERY_MS = SECOND_MS;

interface Question {
  since: string;
  untilMs: number;
  answer(): void;
}

/** Identifies the published content by a mark, and notifies long polls of a change. */
export class Publication {
  readonly #database: Pick<Database, 'queries' | 'listen'>;
  readonly #now: () => Date;
  readonly #questions = new Set<Question>();
  #mark = '';
  #readAtMs = -Infinity;
  #running: Promise<void> | null = null;
  /** A notification has arrived since the running read began. */
  #isStale = false;
  #stopListening: (() => Promise<void>) | null = null;
  #isStopping = false;

  constructor(database: Pick<Database, 'queries' | 'listen'>, now: () => Date) {
    this.#database = database;
    this.#now = now;
  }

  /** Returns the mark of the published content; if that is `since`, once it has changed or the poll times out. */
  async ask(since: string | undefined): Promise<string> {
    if (!this.#isStopping) this.#stopListening ??= this.#database.listen(PUBLISHED_CHANNEL, () => this.#hear());
    if (performance.now() - this.#readAtMs >= READ_EVERY_MS) await this.#read();
    if (since === undefined || since !== this.#mark || this.#isStopping || this.#questions.size >= MAX_HELD)
      return this.#mark;
    await new Promise<void>((resolve) => {
      const heldMs = MIN_HELD_MS + Math.random() * (MAX_HELD_MS - MIN_HELD_MS);
      this.#questions.add({ since, untilMs: performance.now() + heldMs, answer: resolve });
    });
    return this.#mark;
  }

  /** Reads the mark for waiting polls: a publication time may have come, or a notification may have been lost. */
  async tick(): Promise<void> {
    if (this.#questions.size === 0) return;
    // If reading fails, the polls wait for the next tick.
    await this.#read().catch(() => undefined);
    this.#answer();
  }

  /** Releases all polls before this process ends. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const { answer } of this.#questions) answer();
    this.#questions.clear();
    await this.#stopListening?.();
  }

  #hear(): void {
    this.#readAtMs = -Infinity;
    this.#isStale = true;
    void this.tick();
  }

  /** Runs one read at a time, and another one after it if a notification arrived meanwhile. */
  #read(): Promise<void> {
    this.#running ??= this.#readAll().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #readAll(): Promise<void> {
    do {
      this.#isStale = false;
      const beganMs = performance.now();
      this.#mark = await readPublishedMark(this.#database.queries, this.#now());
      this.#readAtMs = beganMs;
    } while (this.#isStale);
  }

  #answer(): void {
    const nowMs = performance.now();
    for (const question of this.#questions) {
      if (question.since === this.#mark && question.untilMs > nowMs) continue;
      this.#questions.delete(question);
      question.answer();
    }
  }
}
