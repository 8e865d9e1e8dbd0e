import { join } from 'node:path';
import type { Job, Outcome } from '../../src/rendering/job.ts';
import type { LiveCode } from './liveCode.ts';
import type { Renderer } from './Renderer.ts';
import { RenderingProcess } from './RenderingProcess.ts';

/** Memory of a rendering process: 46 MB idle, 75 to 110 after some hundred pages. */
const MEGABYTES_EACH = 100;
/**
 * The shell's container has 1 GB: this leaves room for the server itself, and for 130 MB that can be filled between two
 * checks.
 */
export const RENDERING_MEGABYTES = 700;
/** Memory fills up at 1.3 GB a second at most. */
const MEMORY_CHECK_MS = 100;

/** A process of one build of the shell, and the sections' builds that it renders, by their integrity. */
interface Place {
  file: string;
  process: RenderingProcess;
  /** By the build's key; more than one if memory does not allow a process for each. */
  builds: Map<string, string | undefined>;
}

interface Options {
  /** Folder of the shell's builds. */
  dist: string;
  apiOrigin: string;
  /** Limit for all processes together. */
  megabytes: number;
  report(problem: string): void;
}

/**
 * One process for each build of a section, as far as memory allows: no section ends the pages of another, and no canary
 * those of all. Further builds share the least recently used processes until there is room.
 */
export class RenderingProcesses implements Renderer {
  readonly #options: Options;
  readonly #limit: number;
  readonly #placeOf = new Map<string, Place>();
  /** Least recently used first. */
  readonly #places = new Set<Place>();
  readonly #checking: NodeJS.Timeout;

  constructor(options: Options) {
    this.#options = options;
    this.#limit = Math.max(1, Math.floor(options.megabytes / MEGABYTES_EACH));
    this.#checking = setInterval(() => void this.#checkMemory(), MEMORY_CHECK_MS).unref();
  }

  get size(): number {
    return this.#places.size;
  }

  /** Number of builds beyond the first of each process. */
  get sharing(): number {
    return this.#placeOf.size - this.#places.size;
  }

  isBusy(file: string, job: Job): boolean {
    return this.#processFor(file, job).isBusy;
  }

  render(file: string, job: Job): Promise<Outcome> {
    return this.#processFor(file, job).render(job);
  }

  async keepOnly({ files, integrities }: LiveCode): Promise<void> {
    const isReplaced = (integrity: string | undefined) => integrity !== undefined && !integrities.includes(integrity);
    const others = [...this.#places].filter(
      ({ file, builds }) => !files.includes(file) || [...builds.values()].some(isReplaced),
    );
    await this.#end(others, 'its build is not live any more');
  }

  async close(): Promise<void> {
    clearInterval(this.#checking);
    await this.#end([...this.#places], 'the server ends');
  }

  async #end(ending: readonly Place[], reason: string): Promise<void> {
    for (const place of ending) {
      this.#places.delete(place);
      for (const key of place.builds.keys()) this.#placeOf.delete(key);
    }
    await Promise.all(ending.map(({ process }) => process.close(reason)));
  }

  #processFor(file: string, { section }: Job): RenderingProcess {
    const key = `${file} ${section?.name ?? ''} ${section?.integrity ?? ''}`;
    const current = this.#placeOf.get(key);
    const hasRoom = this.#places.size < this.#limit;
    const place = current && (current.builds.size === 1 || !hasRoom) ? current : this.#placeFor(file);
    if (place !== current) {
      current?.builds.delete(key);
      place.builds.set(key, section?.integrity);
      this.#placeOf.set(key, place);
    }
    this.#places.delete(place);
    this.#places.add(place);
    return place.process;
  }

  /** A new process, or the least recently used one of this build of the shell. */
  #placeFor(file: string): Place {
    const ofFile = [...this.#places].filter((place) => place.file === file);
    const files = new Set([file, ...[...this.#places].map((place) => place.file)]).size;
    const isFull = this.#places.size >= this.#limit;
    const [unused] = ofFile;
    if (unused && isFull && ofFile.length >= Math.floor(this.#limit / files)) return unused;
    if (isFull && !this.#mergeUnused(file) && unused) return unused;
    const { dist, apiOrigin, report } = this.#options;
    const process = new RenderingProcess(join(dist, file), apiOrigin, report);
    return { file, process, builds: new Map() };
  }

  /**
   * Ends a process of another build of the shell, and moves its builds to the next process of that shell.
   * @returns true if one could be ended: it must be idle, and not the only one of its shell.
   */
  #mergeUnused(file: string): boolean {
    for (const place of this.#places) {
      if (place.file === file || !place.process.isIdle) continue;
      const heir = [...this.#places].find((other) => other !== place && other.file === place.file);
      if (!heir) continue;
      for (const [key, integrity] of place.builds) {
        heir.builds.set(key, integrity);
        this.#placeOf.set(key, heir);
      }
      this.#places.delete(place);
      void place.process.close('another build of the shell needs its memory');
      return true;
    }
    return false;
  }

  /** Ends the largest process if all together exceed the limit. */
  async #checkMemory(): Promise<void> {
    const measured = await Promise.all(
      [...this.#places].map(async ({ process }) => ({ process, megabytes: await process.checkMemory() })),
    );
    const all = measured.reduce((sum, { megabytes }) => sum + megabytes, 0);
    if (all <= this.#options.megabytes) return;
    const [largest] = measured.sort((one, other) => other.megabytes - one.megabytes);
    largest?.process.free(`all of them have ${Math.round(all)} MB in memory`);
  }
}
