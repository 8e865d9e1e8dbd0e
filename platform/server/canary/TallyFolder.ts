import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { nullWhenMissing, replaceFile } from '../registry/storage/files.ts';
import { addTally, emptyTally, tally, type Tally } from './Tally.ts';

/** Damaged files and those of another release count as empty. */
const stored = v.pipe(v.string(), v.parseJson(), v.array(tally));

/** The file of a stopped server is deleted after this time, when its counts are too old to be used. */
const RETAINED_MS = 24 * 3_600_000;

/** Counts of all shells that share a folder, in one file per server, written by that server only. */
export class TallyFolder {
  readonly #folder: string;
  readonly #own: string;

  /** @param data folder that survives a restart. */
  constructor(data: string) {
    this.#folder = join(data, 'visits');
    this.#own = join(this.#folder, `${randomUUID()}.json`);
  }

  async write(counted: readonly Tally[]): Promise<void> {
    if (counted.length === 0) return rm(this.#own, { force: true });
    await mkdir(this.#folder, { recursive: true });
    await replaceFile(this.#own, counted, 0);
  }

  /** Sum of all servers' counts for a pair. */
  async sumOf(section: string, pair: string): Promise<Tally> {
    const sum = emptyTally(section, pair);
    for (const file of await this.#files())
      for (const one of await this.#read(file)) if (one.section === section && one.pair === pair) addTally(sum, one);
    return sum;
  }

  /** Deletes the files of servers that stopped more than a day ago. */
  async forgetOld(now = Date.now()): Promise<void> {
    for (const file of await this.#files()) {
      const { mtimeMs } = (await stat(file).catch(nullWhenMissing)) ?? { mtimeMs: now };
      if (now - mtimeMs > RETAINED_MS) await rm(file, { force: true });
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
