import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { incomingFolder } from '../../../../../pipeline/uploads/receivedFile.ts';
import { Unpacking } from './Unpacking.ts';

/**
 * Unpacks an archive into a folder of its own, and passes the folder that has its table to the work. The folder is
 * removed afterwards, or within a day if the process is lost.
 * @throws UnreadableCsv if it is no archive, or unsafe, or too large
 */
export async function inUnpacked<T>(
  parts: AsyncIterable<Uint8Array>,
  dataFolder: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  await mkdir(incomingFolder(dataFolder), { recursive: true });
  const folder = await mkdtemp(join(incomingFolder(dataFolder), 'import-'));
  try {
    const unpacking = new Unpacking(folder);
    for await (const part of parts) await unpacking.add(part);
    return await work(await unpacking.end());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
