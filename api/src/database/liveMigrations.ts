import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LIST = join(import.meta.dirname, 'migrations', 'live.json');

/** What has gone live: the last migration of each version, the oldest version first. */
export const readLive = (): string[] => JSON.parse(readFileSync(LIST, 'utf8')) as string[];

/** Adds a version by its last migration, unless the version before it ended with the same one. */
export function addLive(last: string): void {
  const live = readLive();
  if (live.at(-1) !== last) writeFileSync(LIST, `${JSON.stringify([...live, last], null, 2)}\n`);
}
