import { readFile, writeFile } from 'node:fs/promises';

/** Memory of a process's own, heap or not, in MB; 0 on systems other than Linux, which do not say it. */
export async function ownMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = [...status.matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB$/gm)].map(([, size]) => Number(size));
  return kilobytes.reduce((sum, size) => sum + size, 0) / 1024;
}

/** Where the memory of the machine or container is used up, Linux ends this process before any other. */
export const endFirst = (pid: number): Promise<void> =>
  writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => undefined);
