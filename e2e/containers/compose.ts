import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../..');
/** Ports that do not collide with a portal already running on this machine. */
const PROJECT = 'portal-check';
const PORT = '8090';
const run = promisify(execFile);

export const ADDRESS = `http://localhost:${PORT}`;

/** Runs `docker compose …` on the check's own project. @throws an error with its output */
export async function compose(...args: string[]): Promise<string> {
  const environment = { ...process.env, PORTAL_DEMO: '1', PORT_EDGE: PORT, DATABASE_POOL: '5' };
  const { stdout } = await run('docker', ['compose', '--project-name', PROJECT, ...args], {
    cwd: ROOT,
    env: environment,
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

/** Why containers cannot be run here; null when they can. */
export async function whyNot(): Promise<string | null> {
  try {
    await run('docker', ['info']);
    await run('docker', ['compose', 'version']);
    return null;
  } catch (error) {
    const printed = (error as { stderr?: string }).stderr?.trim().split('\n')[0];
    return printed || 'there is no docker here';
  }
}
