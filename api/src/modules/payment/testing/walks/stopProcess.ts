import { existsSync, readFileSync } from 'node:fs';

/**
 * Stops a PostgreSQL process on this machine. Returns a function that resumes it; null for a remote database or one
 * without a process of its own.
 */
export function stopProcess(pid: number): (() => void) | null {
  const file = `/proc/${pid}/cmdline`;
  if (!existsSync(file) || !readFileSync(file, 'utf8').startsWith('postgres:')) return null;
  process.kill(pid, 'SIGSTOP');
  return () => process.kill(pid, 'SIGCONT');
}
