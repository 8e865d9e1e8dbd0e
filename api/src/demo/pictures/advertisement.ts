import { lettering } from './lettering.ts';
import { palette } from './palette.ts';
import { svg } from './picture.ts';

export interface AdvertisementOrder {
  width: number;
  height: number;
  advertiser: string;
  words: readonly string[];
}

/** Draws an advertisement as SVG: name and words of an advertiser on a plain ground, unlike the portal's pictures. */
export function drawAdvertisement({ width, height, advertiser, words }: AdvertisementOrder): string {
  const margin = Math.max(width * 0.05, 14);
  return svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${palette.plain}"/><rect width="6" height="${height}" fill="${palette.slate}"/>${lettering(
      { words, over: advertiser },
      palette.slate,
      { x: margin + 6, y: height * 0.08, width: width - 2 * margin - 6, height: height * 0.84 },
    )}`,
  );
}
