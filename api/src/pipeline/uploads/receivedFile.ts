import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { HttpError } from '../../errors/errors.ts';

/** The file of a multipart body, on this machine's disk until the request has been answered. */
export interface ReceivedFile {
  /** As the visitor's computer calls it. */
  fileName: string;
  /** A folder of this request alone, which goes with it; what is made of the file is written there too. */
  folder: string;
  /** The file in `folder`. */
  path: string;
  /** SHA-256 of its bytes. */
  hash: Buffer;
}

/** Where files wait that are being received, inside the data folder: it is a disk where `/tmp` may be memory. */
export const incomingFolder = (dataFolder: string) => join(dataFolder, 'incoming');

/** Writes a file to the disk while it arrives, so that however many arrive at once, memory holds a piece of each. */
export async function receiveFile(
  content: MultipartFile['file'],
  { fileName, dataFolder, response }: { fileName: string; dataFolder: string; response: ServerResponse },
): Promise<ReceivedFile> {
  await mkdir(incomingFolder(dataFolder), { recursive: true });
  const folder = await mkdtemp(join(incomingFolder(dataFolder), 'upload-'));
  // Whatever becomes of the request: a visitor may leave, the rest of the input may be wrong.
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

/** Removes a received file and what was made of it. */
export const discardFile = ({ folder }: Pick<ReceivedFile, 'folder'>) => rm(folder, { recursive: true, force: true });
