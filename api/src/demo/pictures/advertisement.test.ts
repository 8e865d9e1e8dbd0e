import { BANNER_SIZES } from '@portal/shared/contract/main';
import { readAdvertisers } from '../../modules/main/demo/lists.ts';
import { drawAdvertisement } from './advertisement.ts';

/** Narrowest width at which the shell shows a banner, in pixels: the lower ones on a phone of 360, or beside others. */
const SHOWN = [
  { name: 'long, below', size: BANNER_SIZES.Footer.L, shown: 300, words: 'long' },
  { name: 'short, below', size: BANNER_SIZES.Footer.S, shown: 140, words: 'short' },
  { name: 'long, at the side', size: BANNER_SIZES.Side.L, shown: 150, words: 'short' },
  { name: 'short, at the side', size: BANNER_SIZES.Side.S, shown: 150, words: 'short' },
] as const;

test.each(SHOWN)('the name and words of a banner $name have at least 12 pixels', ({ size, shown, words }) => {
  for (const advertiser of readAdvertisers()) {
    const drawing = drawAdvertisement({ ...size, advertiser: advertiser.name, words: advertiser[words] });
    const sizes = [...drawing.matchAll(/font-size="([\d.]+)"/g)].map(([, pixels]) => Number(pixels));
    expect(sizes.length).toBeGreaterThan(1);
    expect((Math.min(...sizes) * shown) / size.width).toBeGreaterThanOrEqual(12);
  }
});
