import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Redrawing, RedrawOutcome } from './redraw.ts';

/**
 * Redraws pictures in a process of its own, one at a time: what decoding takes of memory is not the API's, and a file
 * that ends the decoder ends nothing else. Started by `redraw.ts`.
 */

/** Longest side of a stored picture in pixels. */
const MAX_PICTURE_SIDE = 2400;
/** Larger pictures are not decoded: a small file may unpack to gigabytes. */
const MAX_PICTURE_PIXELS = 50_000_000;
/** How hard the encoder tries, 0 to 6: from 2 to 4 it takes half as long again and nearly twice the memory. */
const WEBP_EFFORT = 2;

// One thread and no kept pixels.
sharp.concurrency(1);
sharp.cache(false);

const draw = (from: string) =>
  sharp(from, { failOn: 'error', limitInputPixels: MAX_PICTURE_PIXELS, sequentialRead: true })
    .rotate()
    .resize({ width: MAX_PICTURE_SIDE, height: MAX_PICTURE_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82, effort: WEBP_EFFORT })
    .toBuffer();

/** Written by itself: a disk that takes nothing says nothing about the picture. */
async function redraw({ from, to }: Redrawing): Promise<RedrawOutcome> {
  const drawn = await draw(from).catch(() => null);
  if (!drawn) return 'unfit';
  return writeFile(to, drawn).then(
    () => 'drawn' as const,
    () => 'notWritten' as const,
  );
}

process.on('message', (redrawing: Redrawing) => {
  void redraw(redrawing).then((outcome) => process.send?.(outcome));
});
process.on('disconnect', () => process.exit());
