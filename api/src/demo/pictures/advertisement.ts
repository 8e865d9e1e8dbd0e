import { lettering } from './lettering.ts';
import { palette } from './palette.ts';
import { svg } from './picture.ts';

export interface AdvertisementOrder {
  width: number;
  height: number;
  advertiser: string;
  words: readonly string[];
}

/** Banners of at least this ratio have the name at their left edge, the others above their words. */
const LONG = 2;
/** Banners below this ratio have one word per line. */
const TALL = 0.5;

/**
 * Draws an advertisement as SVG: the advertiser's name on a plate, and its words on a plain ground, unlike the portal's
 * pictures. Both are as large as their part allows, since a phone shows a long banner at a third of its size.
 */
export function drawAdvertisement({ width, height, advertiser, words }: AdvertisementOrder): string {
  const ratio = width / height;
  const isTall = ratio < TALL;
  const plate = ratio >= LONG ? { width: width * 0.3, height } : { width, height: height * (isTall ? 0.28 : 0.4) };
  const [x, y] = ratio >= LONG ? [plate.width, 0] : [0, plate.height];
  const lines = isTall ? words.flatMap((line) => line.split(' ')) : words;
  return svg(
    width,
    height,
    [
      `<rect width="${width}" height="${height}" fill="${palette.plain}"/>`,
      `<rect width="${plate.width}" height="${plate.height}" fill="${palette.plate}"/>`,
      lettering({ words: [advertiser] }, palette.slate, within(0, 0, plate.width, plate.height)),
      lettering({ words: lines }, palette.slate, within(x, y, width - x, height - y)),
    ].join(''),
  );
}

/** A part without its margin. */
function within(x: number, y: number, width: number, height: number) {
  const margin = Math.min(width, height) * 0.1;
  return { x: x + margin, y: y + margin, width: width - 2 * margin, height: height - 2 * margin };
}
