import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { HttpError } from '../../errors/errors.ts';

/** The file of a multipart body, on the local disk until the request has ended. */
export interface ReceivedFile {
  /** Its name on the visitor's computer. */
  fileName: string;
  /** Folder of this request alone, deleted with it; files made from the upload are written there too. */
  folder: string;
  /** Path of the file in `folder`. */
  path: string;
  /** SHA-256 of its bytes. */
  hash: Buffer;
}

/** Folder of uploads in progress. It is inside the data folder because `/tmp` may be memory. */
export const incomingFolder = (dataFolder: string) => join(dataFolder, 'incoming');

/** Streams a file to the disk, so that memory holds only a piece of each concurrent upload. */
export async function receiveFile(
  content: MultipartFile['file'],
  { fileName, dataFolder, response }: { fileName: string; dataFolder: string; response: ServerResponse },
): Promise<ReceivedFile> {
  await mkdir(incomingFolder(dataFolder), { recursive: true });
  const folder = await mkdtemp(join(incomingFolder(dataFolder), 'upload-'));
  // Covers every outcome: the visitor may leave, or the rest of the input may be wrong.
  response.once('close', () => void discardFile({ folder }));

  const path = join(folder, 'received');
  const hash = createHash('sha256');
  try {
    await pipeline(
      content,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          yield chunk;
        }
      },
      createWriteStream(path, { flags: 'wx', mode: 0o600 }),
    );
    if (content.truncated) throw new HttpError('TOO_LARGE');
  } catch (error) {
    await discardFile({ folder });
    throw error;
  }
  return { fileName, folder, path, hash: hash.digest() };
}

/** Removes a received file and everything made from it. */
export const discardFile = ({ folder }: Pick<ReceivedFile, 'folder'>) => rm(folder, { recursive: true, force: true });
