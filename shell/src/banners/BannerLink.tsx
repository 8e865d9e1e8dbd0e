import { pictureUrl } from '@portal/shared/client';
import { TextLink } from '@portal/shared/ui';
import styles from './Banners.module.css';
import type { Banner } from './chooseBanners.ts';

/** A banner's picture, linked if the banner has a URL; links to other sites open in a new tab. */
export function BannerLink({ banner }: { banner: Pick<Banner, 'title' | 'imagePath' | 'url'> }) {
  const picture = (
    <img
      className={styles.picture}
      src={pictureUrl(banner.imagePath)}
      alt={banner.title}
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
