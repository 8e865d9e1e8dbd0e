import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import * as v from 'valibot';
import type { Job, JobMessage, Outcome } from '../../src/rendering/job.ts';
import { ownMegabytes } from './memory.ts';
import { outcomeShape } from './outcomeShape.ts';
import { startProcess } from './startProcess.ts';

/** A render times out earlier than this; a process without a response by then is stuck in an endless loop. */
const STUCK_AFTER_MS = 4000;
/** More concurrent renders would only delay each other. */
const MAX_AT_ONCE = 16;
/**
 * Memory limit: a section that leaks, in the heap or outside of it, ends its process and not the server. Normal use is
 * a fifth.
 */
const MAX_MEGABYTES = 320;
/** After this many failed pages in a row, the first one may have damaged the process. */
const MAX_FAILURES = 3;
/** Pause between two processes: code that ends every process must not keep the server busy. */
const PAUSE_MS = 1000;

const outcomeMessage = v.object({ id: v.number(), outcome: outcomeShape });

interface Waiting {
  resolve(outcome: Outcome): void;
  timer: NodeJS.Timeout;
}

/** Renders pages in a process of its own, so that no section's code can block, fill up or end the server. */
export class RenderingProcess {
  readonly #file: string;
  readonly #apiOrigin: string;
  readonly #report: (problem: string) => void;
  readonly #waiting = new Map<number, Waiting>();
  #child: ChildProcess | null = null;
  #restsUntil = 0;
  #lastId = 0;
  #failures = 0;

  /** @param file server code of the shell. */
  constructor(file: string, apiOrigin: string, report: (problem: string) => void) {
    this.#file = file;
    this.#apiOrigin = apiOrigin;
    this.#report = report;
  }

  /** Measures its memory, and ends it above the limit. Returns MB; 0 while none runs. */
  async checkMemory(): Promise<number> {
    const child = this.#child;
    const megabytes = child?.pid === undefined ? 0 : await ownMegabytes(child.pid);
    if (!child || this.#child !== child) return 0;
    if (megabytes <= MAX_MEGABYTES) return megabytes;
    this.#endForMemory(child, `it has ${Math.round(megabytes)} MB in memory`);
    return 0;
  }

  /** Ends it because all processes together use too much memory. */
  free(reason: string): void {
    if (this.#child) this.#endForMemory(this.#child, reason);
  }

  /** True also while it has just ended, which is not the fault of the next page. */
  get isBusy(): boolean {
    return this.#waiting.size >= MAX_AT_ONCE || this.#pauses;
  }

  get isIdle(): boolean {
    return this.#waiting.size === 0;
  }

  render(job: Job): Promise<Outcome> {
    const child = this.#running();
    if (!child) return Promise.resolve({ kind: 'failed', of: 'build', reason: 'the process has just ended' });
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve) => {
      const stuck = () => this.#end(child, `${job.address} did not end within ${STUCK_AFTER_MS} ms`);
      this.#waiting.set(id, { resolve, timer: setTimeout(stuck, STUCK_AFTER_MS).unref() });
      child.send({ id, job } satisfies JobMessage, (error) => {
        if (error) this.#end(child, String(error));
      });
    });
  }

  /** @param reason reported to pending renders */
  async close(reason: string): Promise<void> {
    const child = this.#child;
    if (!child) return;
    const ended = once(child, 'exit');
    this.#end(child, reason);
    await ended;
  }

  get #pauses(): boolean {
    return !this.#child && Date.now() < this.#restsUntil;
  }

  #running(): ChildProcess | null {
    if (this.#child) return this.#child;
    if (this.#pauses) return null;
    const child = startProcess(this.#file, [this.#apiOrigin]);
    child.on('message', (message: unknown) => this.#settle(child, message));
    child.on('error', (error) => this.#end(child, String(error)));
    child.on('exit', (code, signal) => this.#end(child, `its process ended (${signal ?? code})`));
    this.#child = child;
    this.#failures = 0;
    return child;
  }

  #endForMemory(child: ChildProcess, reason: string): void {
    // No pending render would report it.
    if (this.isIdle) this.#report(`a rendering process is ended: ${reason}`);
    this.#end(child, reason);
  }

  #settle(child: ChildProcess, message: unknown): void {
    const { success, output } = v.safeParse(outcomeMessage, message);
    if (!success) return this.#end(child, 'it says what is no outcome');
    const waiting = this.#waiting.get(output.id);
    if (!waiting) return;
    this.#waiting.delete(output.id);
    clearTimeout(waiting.timer);
    waiting.resolve(output.outcome as Outcome);
    this.#failures = output.outcome.kind === 'failed' ? this.#failures + 1 : 0;
    if (this.#failures >= MAX_FAILURES) this.#end(child, `${MAX_FAILURES} pages in a row have failed`);
  }

  #end(child: ChildProcess, reason: string): void {
    if (this.#child !== child) return;
    this.#child = null;
    this.#restsUntil = Date.now() + PAUSE_MS;
    child.kill('SIGKILL');
    if (this.#waiting.size > 0) this.#report(`a rendering process is ended: ${reason}`);
    for (const { resolve, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      resolve({ kind: 'failed', of: 'build', reason });
    }
    this.#waiting.clear();
  }
}
