import { spawn } from 'node:child_process';
import { ROOT } from '../root.ts';
import type { RunnerMessage } from './messages.ts';

interface Child {
  args: readonly string[];
  environment?: Record<string, string>;
  /** Handles the messages of its reporter. */
  onMessage?: (message: RunnerMessage) => void;
}

/**
 * Runs a program with Node.
 * @returns its exit code and its output; with `onMessage` its errors are printed at once
 */
export const runChild = ({ args, environment = {}, onMessage }: Child) =>
  new Promise<{ code: number; printed: string }>((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', onMessage ? 'inherit' : 'pipe', ...(onMessage ? ['ipc' as const] : [])],
    });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => printed.push(chunk));
    if (onMessage) child.on('message', onMessage);
    child.once('close', (code) => resolve({ code: code ?? 1, printed: Buffer.concat(printed).toString() }));
  });
