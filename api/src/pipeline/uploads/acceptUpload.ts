import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileTypeFromFile } from 'file-type';
import PQueue from 'p-queue';
import { HttpError } from '../../errors/errors.ts';
import { documentKindOf } from './documentKinds.ts';
import type { ReceivedFile } from './receivedFile.ts';
import { redraw } from './redraw.ts';

/** A checked upload: a local file, and the extension of its kind. */
export interface AcceptedUpload {
  path: string;
  extension: string;
}

const PICTURES: readonly (string | undefined)[] = ['jpg', 'png', 'gif', 'webp'];

/** Uploads checked and redrawn at once: a picture may take 100 MB, and the cores are for other calls. */
const MAX_AT_ONCE = 1;
/** Longest queue of uploads, some minutes of work; further ones get NOT_READY. */
const MAX_WAITING = 200;
const queue = new PQueue({ concurrency: MAX_AT_ONCE });

async function accept(received: ReceivedFile, kinds: 'any' | 'picture'): Promise<AcceptedUpload | null> {
  const found = await fileTypeFromFile(received.path);
  if (PICTURES.includes(found?.ext)) {
    const to = join(received.folder, 'redrawn.webp');
    return (await redraw({ from: received.path, to })) ? { path: to, extension: 'webp' } : null;
  }
  if (kinds === 'picture') return null;
  const extension = await documentKindOf(received.fileName, await readFile(received.path));
  return extension === null ? null : { path: received.path, extension };
}

/**
 * Accepts an upload by its content; the name only gives the claimed kind of document. Null for any other kind: scripts,
 * HTML, SVG, archives and programs are never accepted.
 */
export async function acceptUpload(received: ReceivedFile, kinds: 'any' | 'picture'): Promise<AcceptedUpload | null> {
  if (queue.size >= MAX_WAITING) throw new HttpError('NOT_READY');
  return queue.add(() => accept(received, kinds));
}
