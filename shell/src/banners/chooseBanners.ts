import type { CallEntity } from '@portal/shared/contract';
import { MAX_BANNERS, type AdBannerList } from '@portal/shared/contract/main';

export type Banner = CallEntity<typeof AdBannerList>['list'][number];

/** The banners of a list that are shown, the long one first; the list begins with those whose turn it is. */
export const chooseBanners = (list: readonly Banner[]): Banner[] =>
  (['L', 'S'] as const).flatMap((size) => list.filter(({ sizeType }) => sizeType === size).slice(0, MAX_BANNERS[size]));
