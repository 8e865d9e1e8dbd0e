import sharp from 'sharp';
import type { Redrawing } from './redraw.ts';

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

const redraw = ({ from, to }: Redrawing) =>
  sharp(from, { failOn: 'error', limitInputPixels: MAX_PICTURE_PIXELS, sequentialRead: true })
    .rotate()
    .resize({ width: MAX_PICTURE_SIDE, height: MAX_PICTURE_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82, effort: WEBP_EFFORT })
    .toFile(to);

process.on('message', (redrawing: Redrawing) => {
  redraw(redrawing).then(
    () => process.send?.(true),
    () => process.send?.(false),
  );
});
process.on('disconnect', () => process.exit());
