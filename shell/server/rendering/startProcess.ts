import { fork, type ChildProcess } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { endFirst } from './memory.ts';

/** For systems that do not say what a process has in memory; on others it ends before, without a dump in the log. */
const MAX_HEAP_MEGABYTES = 384;
/** Of what is new in the heap: with as much as Node takes, a page's own modules stay until there are 100 MB of them. */
const MAX_NEW_MEGABYTES = 4;

/** Of the server's own settings, what a program needs to run at all on Windows, and to trust a server of files. */
const PASSED_ON = ['SystemRoot', 'NODE_EXTRA_CA_CERTS'] as const;

/** In containers the folder of builds is a link, which the process may not follow. A file that is missing ends it. */
function withoutLinks(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}

/**
 * Starts a process for code of sections. It has nothing of this server's environment, and may neither read files, that
 * of other processes' environment included, nor write any or start a program.
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
  // It ends with the server and keeps it from ending in no way.
  child.unref();
  child.channel?.unref();
  if (child.pid !== undefined) void endFirst(child.pid);
  return child;
}
