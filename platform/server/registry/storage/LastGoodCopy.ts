import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { registryEntry, type RegistryEntry } from '@portal/shared/section/registry';
import { replaceFile } from './files.ts';

const lastGoodCopy = v.object({ place: v.string(), entries: v.array(registryEntry) });

/** Last valid registry on this machine's disk, for a start while the registry itself cannot be read. */
export class LastGoodCopy {
  readonly #file: string;
  readonly #place: string;

  /** @param place of the registry; a copy of another place is not used. */
  constructor(file: string, place: string) {
    this.#file = file;
    this.#place = place;
  }

  /** Empty if there is no copy of this place, or it is damaged. */
  async read(): Promise<RegistryEntry[]> {
    try {
      const { place, entries } = v.parse(lastGoodCopy, JSON.parse(await readFile(this.#file, 'utf8')));
      return place === this.#place ? entries : [];
    } catch {
      return [];
    }
  }

  async write(entries: readonly RegistryEntry[]): Promise<void> {
    await mkdir(dirname(this.#file), { recursive: true });
    await replaceFile(this.#file, { place: this.#place, entries });
  }
}
