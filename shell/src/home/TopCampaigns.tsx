import { pictureUrl, useItem } from '@portal/shared/client';
import { getListBoxTopBanner } from '@portal/shared/contract/main';
import { ButtonLink, VisuallyHidden } from '@portal/shared/ui';
import { Carousel } from './carousel/Carousel.tsx';
import home from './HomePage.module.css';
import styles from './TopCampaigns.module.css';

/** The association's own large banners, as a carousel. */
export function TopCampaigns() {
  const { data } = useItem(getListBoxTopBanner, { limit: 5 }, { background: true });
  const banners = data?.list ?? [];
  if (data && banners.length === 0) return null;
  return (
    <section className={home.band} aria-label="협회 안내">
      <div className={styles.room}>
        {banners.length > 0 && (
          <Carousel
            label="협회 안내 배너"
            slides={banners.map((banner) => ({
              key: banner.bannerNo,
              content: (
                <div className={styles.banner}>
                  <img
                    className={styles.picture}
                    src={pictureUrl(banner.imagePath)}
                    alt=""
                    loading="lazy"
                    decoding="async"
                  />
                  <div className={styles.words}>
                    <p className={styles.title}>{banner.title}</p>
                    <p className={styles.text}>{banner.description}</p>
                    {banner.url && (
                      <ButtonLink
                        {...(banner.url.startsWith('/') ? { to: banner.url } : { href: banner.url, target: '_blank' })}
                        variant="secondary"
                      >
                        <VisuallyHidden>{banner.title} </VisuallyHidden>
                        자세히 보기
                      </ButtonLink>
                    )}
                  </div>
                </div>
              ),
            }))}
          />
        )}
      </div>
    </section>
  );
}
