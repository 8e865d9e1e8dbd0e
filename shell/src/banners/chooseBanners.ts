import type { CallEntity } from '@portal/shared/contract';
import { BANNER_SIZES, MAX_BANNERS, type AdBannerList } from '@portal/shared/contract/main';
import { isKnown } from '@portal/shared/contract/words';

type Banner = CallEntity<typeof AdBannerList>['list'][number];

/** A banner whose position and size this build can show. */
export interface ShownBanner extends Omit<Banner, 'position' | 'sizeType'> {
  position: keyof typeof BANNER_SIZES;
  sizeType: keyof typeof MAX_BANNERS;
}

const withRoom = ({ position, sizeType, ...banner }: Banner): ShownBanner[] =>
  isKnown(BANNER_SIZES, position) && isKnown(MAX_BANNERS, sizeType) ? [{ ...banner, position, sizeType }] : [];

/** Banners of a list to be shown, the long one first; the list is in rotation order. */
export const chooseBanners = (list: readonly Banner[]): ShownBanner[] =>
  (['L', 'S'] as const).flatMap((size) =>
    list
      .flatMap(withRoom)
      .filter(({ sizeType }) => sizeType === size)
      .slice(0, MAX_BANNERS[size]),
  );

/** Areas that one reads: no forms, payments, own affairs of a member, groups of employers, nor the office. */
const READ = /^\/(main|about|hygn|news|space|manager\/(info|calendar|exam\/notice))(\/|$)/;

/** True if a page may carry advertising: it belongs to an area that one reads, and is no form. */
export const carriesAdvertising = (path: string): boolean => READ.test(path) && !path.endsWith('/write');
