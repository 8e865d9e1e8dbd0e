import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { nullWhenMissing, replaceFile } from '../registry/storage/files.ts';
import { addTally, emptyTally, tally, type Tally } from './Tally.ts';

/** What is damaged, or of another release, counts nothing. */
const stored = v.pipe(v.string(), v.parseJson(), v.array(tally));

/** The file of a server that has ended stays as long as what it has counted is of use. */
const KEPT_MS = 24 * 3_600_000;

/** What all shells have counted that share a folder: one file a server, which it alone writes. */
export class TallyFolder {
  readonly #folder: string;
  readonly #own: string;

  /** @param data the folder that outlives a restart. */
  constructor(data: string) {
    this.#folder = join(data, 'visits');
    this.#own = join(this.#folder, `${randomUUID()}.json`);
  }

  async write(counted: readonly Tally[]): Promise<void> {
    if (counted.length === 0) return rm(this.#own, { force: true });
    await mkdir(this.#folder, { recursive: true });
    await replaceFile(this.#own, counted, 0);
  }

  /** The sum of all servers for a pair. */
  async sumOf(section: string, pair: string): Promise<Tally> {
    const sum = emptyTally(section, pair);
    for (const file of await this.#files())
      for (const one of await this.#read(file)) if (one.section === section && one.pair === pair) addTally(sum, one);
    return sum;
  }

  /** Deletes what servers have left that ended yesterday. */
  async forgetOld(now = Date.now()): Promise<void> {
    for (const file of await this.#files()) {
      const { mtimeMs } = (await stat(file).catch(nullWhenMissing)) ?? { mtimeMs: now };
      if (now - mtimeMs > KEPT_MS) await rm(file, { force: true });
    }
  }

  async #files(): Promise<string[]> {
    const names = (await readdir(this.#folder).catch(nullWhenMissing)) ?? [];
    return names.filter((name) => name.endsWith('.json')).map((name) => join(this.#folder, name));
  }

  async #read(file: string): Promise<Tally[]> {
    const { success, output } = v.safeParse(stored, await readFile(file, 'utf8').catch(nullWhenMissing));
    return success ? output : [];
  }
}
