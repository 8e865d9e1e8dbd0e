import { readFile, writeFile } from 'node:fs/promises';

/** What a process has in memory, heap or not; 0 where the system does not say it: on other systems than Linux. */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
}

/** Where the memory of the machine or container is used up, Linux ends this process before any other. */
export const endFirst = (pid: number): Promise<void> =>
  writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => undefined);
