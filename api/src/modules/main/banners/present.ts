import type { Selectable } from 'kysely';
import type { AdBannerTable, HomeBannerTable } from '../../../database/types/tables/main.ts';

type HomeBanner = Pick<Selectable<HomeBannerTable>, 'banner_no' | 'title' | 'description' | 'image_path' | 'url'>;
type AdBanner = Pick<
  Selectable<AdBannerTable>,
  'banner_no' | 'title' | 'image_path' | 'url' | 'position' | 'size_type'
>;

export const presentHomeBanner = (row: HomeBanner) => ({
  bannerNo: row.banner_no,
  title: row.title,
  description: row.description,
  imagePath: row.image_path,
  url: row.url,
});

export const presentAdBanner = (row: AdBanner) => ({
  bannerNo: row.banner_no,
  title: row.title,
  imagePath: row.image_path,
  url: row.url,
  position: row.position,
  sizeType: row.size_type,
});
