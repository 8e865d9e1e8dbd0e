import { pictureUrl, useItem } from '@portal/shared/client';
import { getListBoxBottomBanner } from '@portal/shared/contract/main';
import { PATHS } from '@portal/shared/section';
import { CardLink } from '@portal/shared/ui';
import styles from './BottomCampaigns.module.css';
import home from './HomePage.module.css';

/** Banners at the bottom of the home page. */
export function BottomCampaigns() {
  const { data } = useItem(getListBoxBottomBanner, { limit: 3 }, { background: true });
  const banners = data?.list ?? [];
  if (banners.length === 0) return null;
  return (
    <section className={home.band} aria-labelledby="more-services">
      <h2 id="more-services" className={styles.heading}>
        이런 정보도 있습니다
      </h2>
      <ul role="list" className={styles.list}>
        {banners.map(({ bannerNo, title, description, imagePath, url }) => (
          <li key={bannerNo}>
            <CardLink
              title={title}
              image={
                <img src={pictureUrl(imagePath)} alt="" width={480} height={280} loading="lazy" decoding="async" />
              }
              {...(url.startsWith('http') ? { href: url, target: '_blank' as const } : { to: url || PATHS.home })}
            >
              {description}
            </CardLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
