import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILDS_FOLDER } from '@portal/shared/section/registry';
import { nullWhenMissing } from './storage/files.ts';

/**
 * A build's files stay this long after it was last live: a tab that was opened before may still ask for one until its
 * next navigation brings the new build, and a tab is left open over a night.
 */
const KEPT_AFTER_LIVE_MS = 24 * 3_600_000;

interface ListedBuild {
  id: string;
  files: string[];
  /** When the build was made, or was last found live. */
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
 * Deletes from an output folder the files of builds that are not live, nor were a short time ago. What no build lists
 * is left alone. Returns the ids of the builds that went.
 * @param live ids of the current, the previous and the canary's build.
 */
export async function pruneBuilds(dist: string, live: ReadonlySet<string>, now = new Date()): Promise<string[]> {
  const builds = await listedBuilds(dist);
  const isKept = ({ id, lastLiveAt }: ListedBuild) => live.has(id) || now.getTime() - lastLiveAt < KEPT_AFTER_LIVE_MS;
  const kept = builds.filter(isKept);
  const outdated = builds.filter((build) => !isKept(build));
  const needed = new Set(kept.flatMap(({ files }) => files));
  const listOf = (id: string) => join(dist, BUILDS_FOLDER, `${id}.json`);
  for (const { id, files } of outdated) {
    for (const file of files) if (!needed.has(file)) await rm(join(dist, file), { force: true });
    await rm(listOf(id));
  }
  for (const { id } of kept) if (live.has(id)) await utimes(listOf(id), now, now);
  return outdated.map(({ id }) => id);
}
