import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const ROOT = join(import.meta.dirname, '../..');
/** A separate project: volumes and containers of a portal on this machine stay untouched. */
const PROJECT = 'portal-check';
/** The default port of `docker compose up`, unless it is in use. */
const PORT = process.env.PORT_EDGE ?? '8080';
const run = promisify(execFile);

export const ADDRESS = `http://localhost:${PORT}`;

/** Variables that docker itself needs; the only settings of the portal that reach compose are those given. */
function environmentWith(settings: Record<string, string>): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => /^(PATH|HOME|DOCKER_.*|BUILDX_.*|PORT_EDGE)$/.test(name));
  return { ...Object.fromEntries(own), ...settings };
}

/**
 * Runs docker and returns its output.
 * @throws an error with its output
 */
export async function docker(args: readonly string[], settings: Record<string, string> = {}): Promise<string> {
  const { stdout } = await run('docker', args, {
    cwd: ROOT,
    env: environmentWith(settings),
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

/** Arguments of a compose command with these files and without a `.env`. */
const composeWith = (project: string, files: readonly string[]) => [
  'compose',
  ...['--project-name', project, '--env-file', '/dev/null'],
  ...files.flatMap((file) => ['--file', file]),
];

/** Runs `docker compose …` without settings. */
export const compose = (...args: string[]) => composeSet({}, ...args);

/** The same with settings. */
export const composeSet = (settings: Record<string, string>, ...args: string[]) =>
  docker([...composeWith(PROJECT, ['docker-compose.yml']), ...args], settings);

/** The same with a file of overrides. */
export const composeChanged = (changes: string, ...args: string[]) =>
  docker([...composeWith(PROJECT, ['docker-compose.yml', changes]), ...args]);

/** Runs `docker compose …` as in production, in a separate project. */
export const composeProduction = (settings: Record<string, string>, ...args: string[]) =>
  docker(
    [...composeWith(`${PROJECT}-production`, ['docker-compose.yml', 'docker-compose.production.yml']), ...args],
    settings,
  );

/** Ids of a service's running containers. */
export const containersOf = async (service: string): Promise<string[]> =>
  (await compose('ps', '--quiet', service)).trim().split('\n').filter(Boolean);

/**
 * Stops (`STOP`) or continues (`CONT`) the program of a container, the only child of its init: it hangs as with a bug.
 */
export const signalProgram = (container: string, signal: 'STOP' | 'CONT') =>
  docker(['exec', container, 'sh', '-c', `kill -${signal} $(cat /proc/1/task/1/children)`]);

/** Reason why containers cannot run here; null if they can. */
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
