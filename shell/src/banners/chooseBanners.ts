import type { CallEntity } from '@portal/shared/contract';
import type { AdBannerList } from '@portal/shared/contract/main';

export type Banner = CallEntity<typeof AdBannerList>['list'][number];

/** Spec §9: at most 1 long and 2 short banners are shown. */
const MOST = { L: 1, S: 2 } as const;

/** Those that are shown of what the list has, the long one first. */
export const chooseBanners = (list: readonly Banner[]): Banner[] =>
  (['L', 'S'] as const).flatMap((size) => list.filter(({ sizeType }) => sizeType === size).slice(0, MOST[size]));
