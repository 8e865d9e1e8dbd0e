import { access } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { buildRecord, type BuildRecord, type RegistryEntry } from '@portal/shared/section/registry';
import { isUrl } from './buildRecord.ts';
import { buildsIn, keyOf } from './calls/KnownCalls.ts';
import { BuildFolder, type Named } from './storage/BuildFolder.ts';

/** Record of a build, and the file or URL that it was registered from; null if that is unknown. */
const storedRecord = v.object({ build: buildRecord, place: v.nullable(v.string()) });

const folderOf = (registry: string) => new BuildFolder(registry, 'records', storedRecord);

/** File of a build without which it cannot run; null for a release of the API, which has none. */
function mainFileOf(build: BuildRecord): string | null {
  if ('entry' in build) return build.entry;
  return 'template' in build ? build.template : null;
}

const TIMEOUT_MS = 10_000;

const isServed = (url: string) =>
  fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** @throws if the build's files are gone from the place that it was registered from. */
async function requireFiles(build: BuildRecord, place: string): Promise<void> {
  const file = mainFileOf(build);
  if (file === null) return;
  const found = isUrl(place) ? await isServed(new URL(file, place).href) : await isThere(join(dirname(place), file));
  if (!found) throw new Error(`${build.name} ${build.id} cannot be made live again: ${file} is gone from ${place}`);
}

/** Records of builds beside the registry, so that each of the last fortnight can be made live again. */
export class BuildRecords {
  readonly #places = new Map<string, string>();

  add(build: BuildRecord, place: string): void {
    this.#places.set(keyOf(build), place);
  }

  /** Stores the records of the builds in a registry. */
  async storeFor(registry: string, entries: readonly RegistryEntry[]): Promise<void> {
    const folder = folderOf(registry);
    const builds = entries.flatMap(buildsIn);
    for (const build of builds) {
      const place = this.#places.get(keyOf(build)) ?? null;
      if (place !== null || !(await folder.read(build).catch(() => null))) await folder.write(build, { build, place });
    }
    await folder.expire(builds);
  }
}

/** Ids of the builds that can be made live again, each with the time until which it can at least. */
export const recordedBuilds = (registry: string, name: string): Promise<Map<string, Date>> =>
  folderOf(registry).list(name);

/** Reads the record of an earlier build. @throws if it or its files are gone */
export async function earlierBuild(registry: string, wanted: Named): Promise<BuildRecord> {
  const folder = folderOf(registry);
  const stored = await folder.read(wanted);
  if (!stored) {
    const known = [...(await folder.list(wanted.name)).keys()].join(', ') || 'none';
    throw new Error(`there is no record of ${wanted.name} ${wanted.id}; recorded: ${known}`);
  }
  if (stored.place !== null) await requireFiles(stored.build, stored.place);
  return stored.build;
}
