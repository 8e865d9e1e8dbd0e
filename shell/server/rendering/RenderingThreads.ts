import { join } from 'node:path';
import type { Job, Outcome, ThreadSettings } from '../../src/rendering/job.ts';
import type { Renderer } from './Renderer.ts';
import { RenderingThread } from './RenderingThread.ts';

/** A thread for each section of two builds of the shell, as in a canary; beyond that the one longest unused ends. */
const MAX_THREADS = 12;

/** One thread for each build of a section: no section takes the pages of another with it, no canary those of all. */
export class RenderingThreads implements Renderer {
  readonly #threads = new Map<string, RenderingThread>();
  readonly #dist: string;
  readonly #settings: ThreadSettings;
  readonly #report: (problem: string) => void;

  /** @param dist the folder of the shell's builds. */
  constructor(dist: string, settings: ThreadSettings, report: (problem: string) => void) {
    this.#dist = dist;
    this.#settings = settings;
    this.#report = report;
  }

  get size(): number {
    return this.#threads.size;
  }

  isBusy(file: string, job: Job): boolean {
    return this.#threadOf(file, job).isBusy;
  }

  render(file: string, job: Job): Promise<Outcome> {
    return this.#threadOf(file, job).render(job);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#threads.values()].map((thread) => thread.close()));
  }

  #threadOf(file: string, { section }: Job): RenderingThread {
    const key = `${file} ${section?.name ?? ''} ${section?.integrity ?? ''}`;
    const thread = this.#threads.get(key) ?? new RenderingThread(join(this.#dist, file), this.#settings, this.#report);
    // The map's order is that of use.
    this.#threads.delete(key);
    this.#threads.set(key, thread);
    this.#endUnused();
    return thread;
  }

  #endUnused(): void {
    for (const [key, thread] of this.#threads) {
      if (this.#threads.size <= MAX_THREADS) return;
      if (!thread.isIdle) continue;
      this.#threads.delete(key);
      void thread.close();
    }
  }
}
