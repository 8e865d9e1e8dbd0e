import { readFile, stat } from 'node:fs/promises';
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

interface RefusedUpload {
  /** Reason for the user. */
  refusal: string;
}

const EMPTY = '빈 파일입니다. 파일을 다시 골라주세요.';
const HEIC =
  '아이폰 사진(HEIC)은 올릴 수 없습니다. 사진 앱에서 JPG로 바꾸어 보내거나, 설정의 카메라 포맷을 ‘높은 호환성’으로 바꾸어 다시 찍어주세요.';
const OTHER_PICTURE = '이 형식의 그림은 올릴 수 없습니다. JPG나 PNG로 저장한 뒤 올려주세요.';
const NO_PICTURE = '사진이나 그림 파일만 올릴 수 있습니다. JPG나 PNG 파일을 골라주세요.';
const BROKEN_PICTURE = '그림이 손상되었거나 끝까지 저장되지 않았습니다. 다시 저장한 뒤 올려주세요.';

async function accept(received: ReceivedFile, kinds: 'any' | 'picture'): Promise<AcceptedUpload | RefusedUpload> {
  if ((await stat(received.path)).size === 0) return { refusal: EMPTY };
  const found = await fileTypeFromFile(received.path);
  if (PICTURES.includes(found?.ext)) {
    const to = join(received.folder, 'redrawn.webp');
    const isDrawn = await redraw({ from: received.path, to });
    return isDrawn ? { path: to, extension: 'webp' } : { refusal: BROKEN_PICTURE };
  }
  if (found?.mime.startsWith('image/')) return { refusal: /hei[cf]/.test(found.mime) ? HEIC : OTHER_PICTURE };
  if (kinds === 'picture') return { refusal: NO_PICTURE };
  const kind = await documentKindOf(received.fileName, await readFile(received.path));
  return 'extension' in kind ? { path: received.path, extension: kind.extension } : kind;
}

/**
 * Accepts an upload by its content; the name only gives the claimed kind of document. Any other kind is refused:
 * scripts, HTML, SVG, archives and programs are never accepted.
 */
export async function acceptUpload(
  received: ReceivedFile,
  kinds: 'any' | 'picture',
): Promise<AcceptedUpload | RefusedUpload> {
  if (queue.size >= MAX_WAITING) throw new HttpError('NOT_READY');
  return queue.add(() => accept(received, kinds));
}
