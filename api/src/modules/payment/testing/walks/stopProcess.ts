import { existsSync, readFileSync } from 'node:fs';

/**
 * Stops one process of PostgreSQL on this machine. Answers what lets it go on; null for a database that is elsewhere or
 * has no process of its own.
 */
export function stopProcess(pid: number): (() => void) | null {
  const file = `/proc/${pid}/cmdline`;
  if (!existsSync(file) || !readFileSync(file, 'utf8').startsWith('postgres:')) return null;
  process.kill(pid, 'SIGSTOP');
  return () => process.kill(pid, 'SIGCONT');
}
