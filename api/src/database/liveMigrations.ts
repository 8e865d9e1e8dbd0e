import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LIST = join(import.meta.dirname, 'migrations', 'live.json');

/** Last migration of each version that went live, the oldest version first. */
export const readLive = (): string[] => JSON.parse(readFileSync(LIST, 'utf8')) as string[];

/** Adds a version by its last migration, unless the previous version ended with the same one. */
export function addLive(last: string): void {
  const live = readLive();
  if (live.at(-1) !== last) writeFileSync(LIST, `${JSON.stringify([...live, last], null, 2)}\n`);
}
