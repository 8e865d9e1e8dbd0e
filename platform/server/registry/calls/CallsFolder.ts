import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { callDescriptions, type CallDescriptions } from '@portal/shared/contract/comparison/describeCall';
import { nullWhenMissing, replaceFile } from '../storage/files.ts';

/** A build of the shell or of a section, or a release of the API. */
export interface Named {
  readonly name: string;
  readonly id: string;
}

const fileOf = ({ name, id }: Named) => `${name}.${id}.json`;

/**
 * Calls of the registered builds, in separate files below the registry: only `register` compares them, so shells do not
 * load them.
 */
export class CallsFolder {
  readonly #folder: string;

  /** @param registry folder of the registry. */
  constructor(registry: string) {
    this.#folder = join(registry, 'calls');
  }

  /** Null for a build from before calls were recorded. @throws if the file is damaged. */
  async read(build: Named): Promise<CallDescriptions | null> {
    const text = await readFile(join(this.#folder, fileOf(build)), 'utf8').catch(nullWhenMissing);
    return text === null ? null : v.parse(callDescriptions, JSON.parse(text));
  }

  async write(build: Named, calls: CallDescriptions): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await replaceFile(join(this.#folder, fileOf(build)), calls, 0);
  }

  /** Deletes the files of all other builds. */
  async keep(builds: readonly Named[]): Promise<void> {
    const remaining = new Set(builds.map(fileOf));
    const files = (await readdir(this.#folder).catch(nullWhenMissing)) ?? [];
    for (const file of files) if (!remaining.has(file)) await rm(join(this.#folder, file), { force: true });
  }
}
