import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { nullWhenMissing, replaceFile } from './files.ts';

/**
 * Files and records of a build are deleted this long after it was last registered: until then it can be made live
 * again, and a tab opened before finds its files.
 */
export const RETAINED_MS = 14 * 24 * 3_600_000;

/** A build of the shell or of a section, or a release of the API. */
export interface Named {
  readonly name: string;
  readonly id: string;
}

const fileOf = ({ name, id }: Named) => `${name}.${id}.json`;

/** Facts of each build, in files below the registry: only `register` reads them, so shells do not load them. */
export class BuildFolder<Schema extends v.GenericSchema> {
  readonly #folder: string;
  readonly #schema: Schema;

  /** @param registry folder of the registry. */
  constructor(registry: string, folder: string, schema: Schema) {
    this.#folder = join(registry, folder);
    this.#schema = schema;
  }

  /** Null if nothing was recorded of the build. @throws if the file is damaged. */
  async read(build: Named): Promise<v.InferOutput<Schema> | null> {
    const text = await readFile(join(this.#folder, fileOf(build)), 'utf8').catch(nullWhenMissing);
    return text === null ? null : v.parse(this.#schema, JSON.parse(text));
  }

  async write(build: Named, facts: v.InferOutput<Schema>): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await replaceFile(join(this.#folder, fileOf(build)), facts, 0);
  }

  /** Deletes the files of builds that have not been among the registered ones for a fortnight. */
  async expire(registered: readonly Named[], now = new Date()): Promise<void> {
    const remaining = new Set(registered.map(fileOf));
    for (const name of (await readdir(this.#folder).catch(nullWhenMissing)) ?? []) {
      const file = join(this.#folder, name);
      if (remaining.has(name)) await utimes(file, now, now);
      else if (now.getTime() - (await stat(file)).mtimeMs >= RETAINED_MS) await rm(file, { force: true });
    }
  }

  /** Ids of a section's builds, each with the time until which its file stays at least. */
  async list(name: string): Promise<Map<string, Date>> {
    const prefix = `${name}.`;
    const ids = new Map<string, Date>();
    for (const file of (await readdir(this.#folder).catch(nullWhenMissing)) ?? []) {
      if (!file.startsWith(prefix) || !file.endsWith('.json')) continue;
      const { mtimeMs } = await stat(join(this.#folder, file));
      ids.set(file.slice(prefix.length, -'.json'.length), new Date(mtimeMs + RETAINED_MS));
    }
    return ids;
  }
}
