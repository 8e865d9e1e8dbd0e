import { readFile, writeFile } from 'node:fs/promises';

/** Private memory of a process in MB, heap or not; 0 on systems other than Linux, which do not report it. */
export async function ownMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = [...status.matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB$/gm)].map(([, size]) => Number(size));
  return kilobytes.reduce((sum, size) => sum + size, 0) / 1024;
}

/** Makes Linux kill this process first when the machine or container runs out of memory. */
export const endFirst = (pid: number): Promise<void> =>
  writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => undefined);
