import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { eachLine } from '../../launcher/output.ts';
import { ROOT } from '../../launcher/root.ts';

/** A portal of `npm run dev`, on the ports of the environment. */
export interface DevelopmentPortal {
  address: string;
  /** Process id of its first program. */
  pid: number;
  stop(): Promise<void>;
}

/** Starts a portal for development; resolves when it is ready. @throws with its lines if it ends before */
export function startDevelopment(...args: readonly string[]): Promise<DevelopmentPortal> {
  const child = spawn(process.execPath, [join(ROOT, 'launcher/develop.ts'), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = () => {
    child.kill('SIGTERM');
    return gone;
  };
  return new Promise((resolve, reject) => {
    void gone.then(() => reject(new Error(`npm run dev ended:\n${lines.join('\n')}`)));
    eachLine(child.stdout, (line) => {
      lines.push(line);
      const address = /portal ready (\S+)/.exec(line)?.[1];
      if (address && child.pid) resolve({ address, pid: child.pid, stop });
    });
  });
}
