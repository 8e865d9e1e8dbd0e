import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILDS_FOLDER } from '@portal/shared/section/registry';
import { RETAINED_MS } from './storage/BuildFolder.ts';
import { nullWhenMissing } from './storage/files.ts';

interface ListedBuild {
  id: string;
  files: string[];
  /** Time at which the build was made, or last found live. */
  lastLiveAt: number;
}

async function listedBuilds(dist: string): Promise<ListedBuild[]> {
  const lists = (await readdir(join(dist, BUILDS_FOLDER)).catch(nullWhenMissing)) ?? [];
  return Promise.all(
    lists
      .filter((file) => file.endsWith('.json'))
      .map(async (file) => {
        const path = join(dist, BUILDS_FOLDER, file);
        return {
          id: file.slice(0, -'.json'.length),
          files: JSON.parse(await readFile(path, 'utf8')) as string[],
          lastLiveAt: (await stat(path)).mtimeMs,
        };
      }),
  );
}

/**
 * Deletes the files of builds that are not live and were not live recently. Files that no build lists are left alone.
 * Returns the ids of the deleted builds.
 * @param live ids of the current, the previous and the canary's build.
 */
export async function pruneBuilds(dist: string, live: ReadonlySet<string>, now = new Date()): Promise<string[]> {
  const builds = await listedBuilds(dist);
  const isRetained = ({ id, lastLiveAt }: ListedBuild) => live.has(id) || now.getTime() - lastLiveAt < RETAINED_MS;
  const remaining = builds.filter(isRetained);
  const outdated = builds.filter((build) => !isRetained(build));
  const needed = new Set(remaining.flatMap(({ files }) => files));
  const listOf = (id: string) => join(dist, BUILDS_FOLDER, `${id}.json`);
  for (const { id, files } of outdated) {
    for (const file of files) if (!needed.has(file)) await rm(join(dist, file), { force: true });
    await rm(listOf(id));
  }
  for (const { id } of remaining) if (live.has(id)) await utimes(listOf(id), now, now);
  return outdated.map(({ id }) => id);
}
