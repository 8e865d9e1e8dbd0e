import { Worker } from 'node:worker_threads';
import type { Job, JobMessage, Outcome, OutcomeMessage, ThreadSettings } from '../../src/rendering/job.ts';

/** A render ends itself earlier than this; a thread without an answer by then is stuck in code that does not end. */
const STUCK_AFTER_MS = 4000;
/** More at once would only make each later. */
const MAX_AT_ONCE = 16;
/** A section that eats memory ends its thread, not the server. */
const MAX_HEAP_MEGABYTES = 128;
/** Between the end of a thread and the next one: code that ends every thread must not keep the server busy. */
const PAUSE_MS = 1000;

interface Waiting {
  resolve(outcome: Outcome): void;
  timer: NodeJS.Timeout;
}

/** Renders pages beside the server, so that no section's code can stop or end the server itself. */
export class RenderingThread {
  readonly #file: string;
  readonly #settings: ThreadSettings;
  readonly #report: (problem: string) => void;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #restsUntil = 0;
  #lastId = 0;

  /** @param file the shell's code for the server. */
  constructor(file: string, settings: ThreadSettings, report: (problem: string) => void) {
    this.#file = file;
    this.#settings = settings;
    this.#report = report;
  }

  /** Also while it has just ended: that is no fault of the next page's. */
  get isBusy(): boolean {
    return this.#waiting.size >= MAX_AT_ONCE || this.#pauses;
  }

  get isIdle(): boolean {
    return this.#waiting.size === 0;
  }

  render(job: Job): Promise<Outcome> {
    const worker = this.#running();
    if (!worker) return Promise.resolve({ kind: 'failed', of: 'build', reason: 'the thread has just ended' });
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve) => {
      const stuck = () => this.#end(worker, `${job.address} did not end within ${STUCK_AFTER_MS} ms`);
      this.#waiting.set(id, { resolve, timer: setTimeout(stuck, STUCK_AFTER_MS).unref() });
      worker.postMessage({ id, job } satisfies JobMessage);
    });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    if (worker) this.#end(worker, 'the server ends');
    await worker?.terminate();
  }

  get #pauses(): boolean {
    return !this.#worker && Date.now() < this.#restsUntil;
  }

  #running(): Worker | null {
    if (this.#worker) return this.#worker;
    if (this.#pauses) return null;
    const worker = new Worker(this.#file, {
      workerData: this.#settings,
      // Sections' code learns nothing of this server's settings.
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MEGABYTES },
    });
    worker.unref();
    worker.on('message', (message: OutcomeMessage) => this.#settle(message));
    worker.on('error', (error) => this.#end(worker, String(error)));
    worker.on('exit', () => this.#end(worker, 'its thread ended'));
    this.#worker = worker;
    return worker;
  }

  #settle({ id, outcome }: OutcomeMessage): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    clearTimeout(waiting.timer);
    waiting.resolve(outcome);
  }

  #end(worker: Worker, reason: string): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    this.#restsUntil = Date.now() + PAUSE_MS;
    if (this.#waiting.size > 0) this.#report(`a rendering thread is ended: ${reason}`);
    for (const { resolve, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      resolve({ kind: 'failed', of: 'build', reason });
    }
    this.#waiting.clear();
    void worker.terminate();
  }
}
