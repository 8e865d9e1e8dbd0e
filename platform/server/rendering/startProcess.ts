import { fork, type ChildProcess } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { endFirst } from './memory.ts';

/**
 * Only relevant on systems that do not report a process's memory; elsewhere the process is ended earlier, without a
 * heap dump in the log.
 */
const MAX_HEAP_MEGABYTES = 384;
/** Size of the young generation: with Node's default, modules of finished pages stay until there are 100 MB of them. */
const MAX_NEW_MEGABYTES = 4;

/** Server settings that a program needs to run on Windows at all, and to trust a file server's certificate. */
const PASSED_ON = ['SystemRoot', 'NODE_EXTRA_CA_CERTS'] as const;

/**
 * Resolves links: in containers the folder of builds is one, which the process may not follow. A missing file ends it.
 */
function withoutLinks(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}

/**
 * Starts a process for code of sections. It gets nothing of this server's environment, and may not read files
 * (including other processes' environment), write files or start programs.
 */
export function startProcess(file: string, args: readonly string[]): ChildProcess {
  const passed = PASSED_ON.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const program = withoutLinks(file);
  const child = fork(program, args, {
    env: { NODE_ENV: 'production', ...Object.fromEntries(passed) },
    execArgv: [
      '--permission',
      `--allow-fs-read=${program}`,
      `--max-old-space-size=${MAX_HEAP_MEGABYTES}`,
      `--max-semi-space-size=${MAX_NEW_MEGABYTES}`,
    ],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  // It ends with the server, and never keeps the server alive.
  child.unref();
  child.channel?.unref();
  if (child.pid !== undefined) void endFirst(child.pid);
  return child;
}
