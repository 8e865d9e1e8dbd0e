import type { CallEntity } from '@portal/shared/contract';
import type { AdBannerList } from '@portal/shared/contract/main';

export type Banner = CallEntity<typeof AdBannerList>['list'][number];

/** By size: at most one long and two short banners (specification §9). */
const MAX_BANNERS = { L: 1, S: 2 } as const;

/** The banners of a list that are shown, the long one first. */
export const chooseBanners = (list: readonly Banner[]): Banner[] =>
  (['L', 'S'] as const).flatMap((size) => list.filter(({ sizeType }) => sizeType === size).slice(0, MAX_BANNERS[size]));
