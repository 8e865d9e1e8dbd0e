import { mkdirSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { test } from './hydrated.ts';

/** Next to the data of the journeys' portal; another run has its own folder. */
const FOLDER = join(process.env.PORTAL_JOURNEY_DATA ?? tmpdir(), 'accounts');

/**
 * Reserves a demo account for this journey's file and window size: each has one session, which a login from a
 * concurrent file would end. @throws if another file has reserved it
 */
export function takeAccount(userId: string): void {
  const { file, project } = test.info();
  const own = `${relative(import.meta.dirname, file).replaceAll(/[\\/]/g, ' ')} ${project.name}`;
  // Creating a folder is atomic: of two simultaneous callers, the later one finds both.
  mkdirSync(join(FOLDER, userId, own), { recursive: true });
  const others = readdirSync(join(FOLDER, userId)).filter((name) => name !== own);
  if (others.length > 0) throw new Error(`${userId} is the account of ${others.join()}: take another one of the demo`);
}
