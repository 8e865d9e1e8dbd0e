import { mkdirSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { test } from './hydrated.ts';

/** Beside the portal of these journeys; another run has a folder of its own. */
const FOLDER = join(process.env.PORTAL_JOURNEY_DATA ?? tmpdir(), 'accounts');

/**
 * Takes a member or an employee of the demo for the file and the window size of this journey: each has one session, and
 * a login from a file that is walked at the same time would end it. @throws where another file has taken it
 */
export function takeAccount(userId: string): void {
  const { file, project } = test.info();
  const own = `${relative(import.meta.dirname, file).replaceAll(/[\\/]/g, ' ')} ${project.name}`;
  // A folder is made in one step: of two that come together, the later one finds both.
  mkdirSync(join(FOLDER, userId, own), { recursive: true });
  const others = readdirSync(join(FOLDER, userId)).filter((name) => name !== own);
  if (others.length > 0) throw new Error(`${userId} is the account of ${others.join()}: take another one of the demo`);
}
