import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileTypeFromFile } from 'file-type';
import PQueue from 'p-queue';
import sharp from 'sharp';
import { HttpError } from '../errors.ts';
import { documentKindOf } from './documentKinds.ts';
import type { ReceivedFile } from './receivedFile.ts';

/** What is stored of an upload: a file of this machine, and the extension that names its kind. */
export interface AcceptedUpload {
  path: string;
  extension: string;
}

/** Longest side of a stored picture in pixels. */
const MAX_PICTURE_SIDE = 2400;
/** Larger pictures are not decoded: a small file may unpack to gigabytes. */
const MAX_PICTURE_PIXELS = 50_000_000;
const PICTURES: readonly (string | undefined)[] = ['jpg', 'png', 'gif', 'webp'];

/** Uploads that are looked at and redrawn at once: one may take 100 MB, and the cores are for other calls. */
const MAX_AT_ONCE = 1;
/** How hard the encoder tries, 0 to 6: from 2 to 4 it takes half as long again and nearly twice the memory. */
const WEBP_EFFORT = 2;
/** Uploads that wait for that: some minutes of work. Any more are told to come back. */
const MAX_WAITING = 200;
const queue = new PQueue({ concurrency: MAX_AT_ONCE });
// The queue uses the cores; one thread and no kept pixels for each picture.
sharp.concurrency(1);
sharp.cache(false);

/** Draws the picture anew: upright and without EXIF (location, device). Null for a truncated one. */
async function redraw({ path, folder }: ReceivedFile): Promise<AcceptedUpload | null> {
  const redrawn = join(folder, 'redrawn.webp');
  try {
    await sharp(path, { failOn: 'error', limitInputPixels: MAX_PICTURE_PIXELS, sequentialRead: true })
      .rotate()
      .resize({ width: MAX_PICTURE_SIDE, height: MAX_PICTURE_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82, effort: WEBP_EFFORT })
      .toFile(redrawn);
    return { path: redrawn, extension: 'webp' };
  } catch {
    return null;
  }
}

async function accept(received: ReceivedFile, kinds: 'any' | 'picture'): Promise<AcceptedUpload | null> {
  const found = await fileTypeFromFile(received.path);
  if (PICTURES.includes(found?.ext)) return redraw(received);
  if (kinds === 'picture') return null;
  const extension = await documentKindOf(received.fileName, await readFile(received.path));
  return extension === null ? null : { path: received.path, extension };
}

/**
 * Accepts an upload by its content; the name only says which kind of document it claims to be. Null for any other
 * kind: scripts, HTML, SVG, archives and programs are never accepted.
 */
export async function acceptUpload(received: ReceivedFile, kinds: 'any' | 'picture'): Promise<AcceptedUpload | null> {
  if (queue.size >= MAX_WAITING) throw new HttpError('NOT_READY');
  return queue.add(() => accept(received, kinds));
}
