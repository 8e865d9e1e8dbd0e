import { join } from 'node:path';
import type { Job, Outcome } from '../../src/rendering/job.ts';
import type { LiveCode } from './liveCode.ts';
import type { Renderer } from './Renderer.ts';
import { RenderingProcess } from './RenderingProcess.ts';

/** A process for each section of two builds of the shell, as in a canary; beyond that the one longest unused ends. */
const MAX_PROCESSES = 12;

interface Running {
  file: string;
  integrity: string | undefined;
  process: RenderingProcess;
}

/** One process for each build of a section: no section takes the pages of another with it, no canary those of all. */
export class RenderingProcesses implements Renderer {
  readonly #running = new Map<string, Running>();
  readonly #dist: string;
  readonly #apiOrigin: string;
  readonly #report: (problem: string) => void;

  /** @param dist the folder of the shell's builds. */
  constructor(dist: string, apiOrigin: string, report: (problem: string) => void) {
    this.#dist = dist;
    this.#apiOrigin = apiOrigin;
    this.#report = report;
  }

  get size(): number {
    return this.#running.size;
  }

  isBusy(file: string, job: Job): boolean {
    return this.#processOf(file, job).isBusy;
  }

  render(file: string, job: Job): Promise<Outcome> {
    return this.#processOf(file, job).render(job);
  }

  async keepOnly({ files, integrities }: LiveCode): Promise<void> {
    const others = [...this.#running].filter(
      ([, { file, integrity }]) =>
        !files.includes(file) || (integrity !== undefined && !integrities.includes(integrity)),
    );
    await this.#end(others, 'its build is not live any more');
  }

  close(): Promise<void> {
    return this.#end([...this.#running], 'the server ends');
  }

  async #end(ending: readonly (readonly [string, Running])[], reason: string): Promise<void> {
    for (const [key] of ending) this.#running.delete(key);
    await Promise.all(ending.map(([, { process }]) => process.close(reason)));
  }

  #processOf(file: string, { section }: Job): RenderingProcess {
    const key = `${file} ${section?.name ?? ''} ${section?.integrity ?? ''}`;
    const running = this.#running.get(key) ?? {
      file,
      integrity: section?.integrity,
      process: new RenderingProcess(join(this.#dist, file), this.#apiOrigin, this.#report),
    };
    // The map's order is that of use.
    this.#running.delete(key);
    this.#running.set(key, running);
    this.#endUnused();
    return running.process;
  }

  #endUnused(): void {
    for (const entry of this.#running) {
      if (this.#running.size <= MAX_PROCESSES) return;
      if (entry[1].process.isIdle) void this.#end([entry], 'it is not used');
    }
  }
}
