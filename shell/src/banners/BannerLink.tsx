import { pictureUrl } from '@portal/shared/client';
import { BANNER_SIZES } from '@portal/shared/contract/main';
import { TextLink } from '@portal/shared/ui';
import styles from './Banners.module.css';
import type { ShownBanner } from './chooseBanners.ts';

/**
 * A banner: a link if it has a URL, which opens other sites in a new tab. Its space is reserved until the picture has
 * loaded.
 */
export function BannerLink({ banner }: { banner: ShownBanner }) {
  const picture = (
    <img
      className={styles.picture}
      src={pictureUrl(banner.imagePath)}
      alt={banner.title}
      {...BANNER_SIZES[banner.position][banner.sizeType]}
      loading="lazy"
      decoding="async"
    />
  );
  if (!banner.url) return picture;
  return banner.url.startsWith('/') ? (
    <TextLink to={banner.url} className={styles.link}>
      {picture}
    </TextLink>
  ) : (
    <TextLink href={banner.url} target="_blank" className={styles.link}>
      {picture}
    </TextLink>
  );
}
