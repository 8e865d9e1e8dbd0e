import { SECOND_MS } from '../clock/durations.ts';
import type { Database } from '../database/types/database.ts';
import { PUBLISHED_CHANNEL } from './publishing.ts';
import { readPublishedMark } from './readPublishedMark.ts';

/** How long a question waits for news; between these, so that those who asked together do not ask together again. */
const MIN_HELD_MS = 20 * SECOND_MS;
const MAX_HELD_MS = 26 * SECOND_MS;
/** Anybody may ask. Beyond these, who asks is answered at once. */
const MAX_HELD = 200;
/** For those who ask without waiting it is read at most so often. */
const READ_EVERY_MS = SECOND_MS;

interface Question {
  since: string;
  untilMs: number;
  answer(): void;
}

/** Knows by a mark what the public reads now, and tells those who wait for another one. */
export class Publication {
  readonly #database: Pick<Database, 'queries' | 'listen'>;
  readonly #now: () => Date;
  readonly #questions = new Set<Question>();
  #mark = '';
  #readAtMs = -Infinity;
  #running: Promise<void> | null = null;
  /** Something was told since the running reading began. */
  #isStale = false;
  #stopListening: (() => Promise<void>) | null = null;
  #isStopping = false;

  constructor(database: Pick<Database, 'queries' | 'listen'>, now: () => Date) {
    this.#database = database;
    this.#now = now;
  }

  /** The mark of what is published now. With the one of the last answer it comes once there is another, or in time. */
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

  /** Reads it for those who wait: a time may have come, and what was told may have been lost. */
  async tick(): Promise<void> {
    if (this.#questions.size === 0) return;
    // Where it cannot be read, the questions wait for the next time.
    await this.#read().catch(() => undefined);
    this.#answer();
  }

  /** Answers everybody: this process ends. */
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

  /** One reading at a time, and another one behind it where something was told meanwhile. */
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
