import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Redrawing, RedrawOutcome } from './redraw.ts';

/**
 * Redraws pictures one at a time in a separate process: decoding uses none of the API's memory, and a file that crashes
 * the decoder crashes nothing else. Started by `redraw.ts`.
 */

/** Longest side of a stored picture in pixels. */
const MAX_PICTURE_SIDE = 2400;
/** Larger pictures are not decoded: a small file may unpack to gigabytes. */
const MAX_PICTURE_PIXELS = 50_000_000;
/** Effort of the encoder, 0 to 6: 4 takes half as long again as 2, and nearly twice the memory. */
const WEBP_EFFORT = 2;

// One thread and no cached pixels.
sharp.concurrency(1);
sharp.cache(false);

const draw = (from: string) =>
  sharp(from, { failOn: 'error', limitInputPixels: MAX_PICTURE_PIXELS, sequentialRead: true })
    .rotate()
    .resize({ width: MAX_PICTURE_SIDE, height: MAX_PICTURE_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82, effort: WEBP_EFFORT })
    .toBuffer();

/** Writing is separate from drawing: a failing disk says nothing about the picture. */
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
